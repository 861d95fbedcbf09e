import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { queries } from '../api/cache.ts'
import { ready, token } from '../api/session.ts'
import { Broken } from './frame/broken.tsx'
import { Frame } from './frame/frame.tsx'
import { meReading } from './users/me.ts'

/** What a page is made of, loaded when somebody goes there. */
export const page = (load: () => Promise<object>, name: string) =>
  lazyRouteComponent(load as () => Promise<Record<string, never>>, name)

/** Which paths there are is not known to the library's types: those are another product's. */
export const goTo = (to: string, search: Readonly<Record<string, unknown>> = {}) =>
  redirect({ to, search, replace: true, throw: true } as never)

export const root = createRootRoute({
  component: Outlet,
  errorComponent: Broken,
  notFoundComponent: lazyRouteComponent(() => import('./frame/missing.tsx'), 'Missing'),
})

export const isIn = async (): Promise<boolean> => {
  await ready
  return (await token()) !== undefined
}

/** Everybody may look; who is signed in is known before the first page is drawn. */
async function knowWho() {
  if (!(await isIn())) return void queries.setQueryData(meReading.queryKey, { me: null })
  const { me } = await queries.ensureQueryData(meReading)
  if (!me) goTo('/welcome')
}

export const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  beforeLoad: knowWho,
  component: Frame,
})

/** Only for who is signed in, and registered here. */
export const inside = createRoute({
  getParentRoute: () => app,
  id: 'inside',
  beforeLoad: async () => {
    const { pathname, search } = location
    if (!(await isIn())) goTo('/sign-in', { from: `${pathname}${search}` })
  },
})
