import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { queries } from '../api/cache.ts'
import { isUnreachable } from '../api/errors.ts'
import { dropKept, ready, token } from '../api/session.ts'
import { Broken } from './frame/broken.tsx'
import { Frame } from './frame/frame.tsx'
import { readKept } from './letters/kept/kept.ts'
import { isApproved, meReading } from './users/me.ts'

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

/** Where somebody has to be before the family's own pages; undefined where that is done. */
export async function doorOf(): Promise<'/sign-in' | '/welcome' | '/pending' | undefined> {
  if (!(await isIn())) return '/sign-in'
  const { me } = await queries.ensureQueryData(meReading)
  if (!me) return '/welcome'
  return isApproved(me) ? undefined : '/pending'
}

/** Nothing here is for everybody: who is signed in, registered and let in is known before a page is drawn. */
export const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  beforeLoad: async () => {
    const { pathname, search } = location
    const door = await doorOf().catch(async (error: unknown) => {
      // Without a network there is still what was kept here.
      if (isUnreachable(error) && (await readKept()).length > 0) return '/kept' as const
      throw error
    })
    // Signed out elsewhere: nothing is left behind here either.
    if (door === '/sign-in') await dropKept()
    if (door) goTo(door, door === '/sign-in' ? { from: `${pathname}${search}` } : {})
  },
  component: Frame,
})

/** A page of the family's. */
export const own = (path: string, load: () => Promise<object>, name: string) =>
  createRoute({ getParentRoute: () => app, path, component: page(load, name) })
