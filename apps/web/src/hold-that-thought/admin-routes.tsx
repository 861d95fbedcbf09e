import { createRoute } from '@tanstack/react-router'
import { app, goTo, page } from './app-route.tsx'

const admin = createRoute({
  getParentRoute: () => app,
  path: '/admin',
  component: page(() => import('./admin/admin-area.tsx'), 'AdminArea'),
})

const part = (path: string, load: () => Promise<object>, name: string) =>
  createRoute({ getParentRoute: () => admin, path, component: page(load, name) })

export const adminRoute = admin.addChildren([
  createRoute({
    getParentRoute: () => admin,
    path: '/',
    beforeLoad: () => goTo('/admin/members'),
  }),
  part('members', () => import('./admin/members-page.tsx'), 'MembersPage'),
  part('archive', () => import('./admin/archive-page.tsx'), 'ArchivePage'),
  part('storage', () => import('./admin/storage-page.tsx'), 'StoragePage'),
  part('audit', () => import('./admin/audit-page.tsx'), 'AuditPage'),
])
