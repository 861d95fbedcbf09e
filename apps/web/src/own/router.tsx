import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { ready, token } from '../api/session.ts'
import { Pending } from '../ui/pending.tsx'
import { Trouble } from '../ui/trouble.tsx'

const root = createRootRoute({
  component: Outlet,
  errorComponent: () => <Trouble onRetry={() => location.reload()} />,
  notFoundComponent: () => <Trouble onRetry={() => location.assign('/account')} />,
  validateSearch: ({ email, token: code }: Record<string, unknown>) => ({
    ...(typeof email === 'string' && { email }),
    ...(typeof code === 'string' && { token: code }),
  }),
})

const isIn = async () => {
  await ready
  return (await token()) !== undefined
}

const entrance = <Path extends string>(
  path: Path,
  component: () => Promise<object>,
  name: string,
) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: async () => {
      if (await isIn()) redirect({ to: '/' as never, throw: true })
    },
    component: lazyRouteComponent(component as () => Promise<Record<string, never>>, name),
  })

const entrances = [
  entrance('/sign-in', () => import('../account/sign-in-page.tsx'), 'SignInPage'),
  entrance('/sign-up', () => import('../account/sign-up-page.tsx'), 'SignUpPage'),
  entrance('/verify', () => import('../account/verify-page.tsx'), 'VerifyPage'),
  entrance('/forgot', () => import('../account/forgot-page.tsx'), 'ForgotPage'),
  entrance('/reset', () => import('../account/reset-page.tsx'), 'ResetPage'),
  // Whoever has just come begins where there is something to begin.
  createRoute({
    getParentRoute: () => root,
    path: '/welcome',
    beforeLoad: () => location.replace('/goalsguild/welcome'),
  }),
] as const

const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async () => {
    if (!(await isIn())) redirect({ to: '/sign-in' as never, throw: true })
  },
  // Whoever is not in never sees it.
  component: lazyRouteComponent(() => import('./frame.tsx'), 'OwnFrame'),
})

const parts = [
  createRoute({
    getParentRoute: () => inside,
    path: '/',
    beforeLoad: () => redirect({ to: '/security' as never, replace: true, throw: true }),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/security',
    component: lazyRouteComponent(
      () => import('../account/security/security-page.tsx'),
      'SecurityPage',
    ),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/preferences',
    component: lazyRouteComponent(() => import('./preferences-page.tsx'), 'PreferencesPage'),
  }),
  createRoute({
    getParentRoute: () => inside,
    path: '/products',
    component: lazyRouteComponent(() => import('./products-page.tsx'), 'ProductsPage'),
  }),
] as const

/** Not the registered one, whose paths links are typed by: these are few. */
export const ownRouter = createRouter({
  routeTree: root.addChildren([...entrances, inside.addChildren(parts)]),
  basepath: '/account',
  defaultPendingComponent: Pending,
  defaultPreload: 'intent',
  scrollRestoration: true,
})
