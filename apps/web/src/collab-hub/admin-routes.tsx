import { createRoute } from '@tanstack/react-router'
import { goTo, inside, page } from './app-route.tsx'

const admin = createRoute({
  getParentRoute: () => inside,
  path: '/admin',
  component: page(() => import('./admin/admin-area.tsx'), 'AdminArea'),
})

const part = (path: string, load: () => Promise<object>, name: string) =>
  createRoute({ getParentRoute: () => admin, path, component: page(load, name) })

export const adminRoute = admin.addChildren([
  createRoute({
    getParentRoute: () => admin,
    path: '/',
    beforeLoad: () => goTo('/admin/queue'),
  }),
  part('queue', () => import('./admin/queue-page.tsx'), 'QueuePage'),
  part('startups', () => import('./admin/startups-page.tsx'), 'AdminStartupsPage'),
  part('users', () => import('./admin/users-page.tsx'), 'UsersPage'),
  part('reports', () => import('./admin/reports-page.tsx'), 'ReportsPage'),
  part('audit', () => import('./admin/audit-page.tsx'), 'AuditPage'),
  part('figures', () => import('./admin/figures-page.tsx'), 'FiguresPage'),
  part('subscriptions', () => import('./admin/subscriptions-page.tsx'), 'SubscriptionsPage'),
  part('entities', () => import('./admin/entities-page.tsx'), 'EntitiesPage'),
])
