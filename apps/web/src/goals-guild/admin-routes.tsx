import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { ReportStatus } from './admin/readings.ts'
import { app } from './app-route.tsx'

const admin = createRoute({
  getParentRoute: () => app,
  path: '/admin',
  component: lazyRouteComponent(() => import('./admin/admin-page.tsx'), 'AdminPage'),
})

const word = (given: unknown) => (typeof given === 'string' && given !== '' ? given : undefined)

const parts = [
  createRoute({
    getParentRoute: () => admin,
    path: '/',
    beforeLoad: () => redirect({ to: '/admin/users', throw: true }),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: 'users',
    validateSearch: (search: Record<string, unknown>): { who?: string } => {
      const who = word(search['who'])
      return who === undefined ? {} : { who }
    },
    component: lazyRouteComponent(() => import('./admin/users-part.tsx'), 'UsersPart'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: 'promotions',
    validateSearch: (search: Record<string, unknown>): { actor?: string } => {
      const actor = word(search['actor'])
      return actor === undefined ? {} : { actor }
    },
    component: lazyRouteComponent(() => import('./admin/promotions-part.tsx'), 'PromotionsPart'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: 'reports',
    validateSearch: ({ status }: Record<string, unknown>): { status?: ReportStatus } =>
      status === 'open' || status === 'resolved' || status === 'dismissed' ? { status } : {},
    component: lazyRouteComponent(() => import('./admin/reports-part.tsx'), 'ReportsPart'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: 'audit',
    validateSearch: (search: Record<string, unknown>): { who?: string; date?: string } => {
      const [who, date] = [word(search['who']), word(search['date'])]
      return { ...(who !== undefined && { who }), ...(date !== undefined && { date }) }
    },
    component: lazyRouteComponent(() => import('./admin/audit-part.tsx'), 'AuditPart'),
  }),
  createRoute({
    getParentRoute: () => admin,
    path: 'dead-letters',
    component: lazyRouteComponent(() => import('./admin/letters-part.tsx'), 'LettersPart'),
  }),
] as const

export const adminRoute = admin.addChildren(parts)
