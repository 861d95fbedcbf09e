import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { queries } from '../api/cache.ts'
import { ready, token } from '../api/session.ts'
import { BrokenApp } from './frame/broken.tsx'
import { Frame } from './frame/frame.tsx'
import { meReading } from './users/me.ts'

interface EntranceSearch {
  /** Where somebody was going who had to come in first. */
  readonly from?: string
  readonly email?: string
  readonly token?: string
}

export const root = createRootRoute({
  component: Outlet,
  errorComponent: BrokenApp,
  validateSearch: ({ email, token: code, from }: Record<string, unknown>): EntranceSearch => ({
    ...(typeof from === 'string' && { from }),
    ...(typeof email === 'string' && { email }),
    ...(typeof code === 'string' && { token: code }),
  }),
})

/** Who is signed in, and registered here. */
async function onlyInside() {
  await ready
  if ((await token()) === undefined) {
    const { pathname, search } = location
    redirect({ to: '/sign-in', search: { from: `${pathname}${search}` }, throw: true })
  }
  const { me } = await queries.ensureQueryData(meReading)
  if (!me) redirect({ to: '/welcome', throw: true })
}

/** Everything inside is below it. */
export const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  beforeLoad: onlyInside,
  errorComponent: BrokenApp,
  component: Frame,
})
