import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
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
] as const

export const adminRoute = admin.addChildren(parts)
