import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { queries } from '../api/cache.ts'
import { ready, token } from '../api/session.ts'
import { Trouble } from '../ui/trouble.tsx'
import { Frame } from './frame/frame.tsx'
import { Missing } from './frame/missing.tsx'
import { meReading } from './users/me.ts'

interface EntranceSearch {
  readonly email?: string
  readonly token?: string
}

export const root = createRootRoute({
  component: Outlet,
  errorComponent: () => <Trouble onRetry={() => location.reload()} />,
  notFoundComponent: Missing,
  validateSearch: ({ email, token: code }: Record<string, unknown>): EntranceSearch => ({
    ...(typeof email === 'string' && { email }),
    ...(typeof code === 'string' && { token: code }),
  }),
})

/** Who is signed in, and registered here. */
async function onlyInside() {
  await ready
  if ((await token()) === undefined) redirect({ to: '/sign-in', throw: true })
  const { me } = await queries.ensureQueryData(meReading)
  if (!me) redirect({ to: '/welcome', throw: true })
}

/** Everything inside is below it. */
export const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  beforeLoad: onlyInside,
  component: Frame,
})
