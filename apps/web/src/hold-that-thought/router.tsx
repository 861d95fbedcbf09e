import { createRoute, createRouter } from '@tanstack/react-router'
import { queries } from '../api/cache.ts'
import { mayBeIn, ready } from '../api/session.ts'
import { adminRoute } from './admin-routes.tsx'
import { app, doorOf, goTo, isIn, own, page, root } from './app-route.tsx'
import { contactRoute, conversationRoutes } from './conversations-routes.tsx'
import { draftRoutes } from './drafts-routes.tsx'
import { familyRoutes } from './family-routes.tsx'
import { Broken } from './frame/broken.tsx'
import { LettersPending } from './frame/pending.tsx'
import { localDay } from './home/pick.ts'
import { homeReading } from './home/readings.ts'
import { keptRoutes, letterRoutes } from './letter-routes.tsx'
import { unreadReading } from './notifications/readings.ts'
import { photoRoutes } from './photos-routes.tsx'
import { settingsRoute } from './settings-routes.tsx'
import { meReading } from './users/me.ts'

const entrance = (path: string, load: () => Promise<object>, name: string) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: async () => {
      if (await isIn()) goTo('/')
    },
    component: page(load, name),
  })

type Door = Awaited<ReturnType<typeof doorOf>>

/** Between the door and the house: each only for who belongs there. */
const porch = (
  path: '/welcome' | '/pending',
  isOpen: (door: Door, step: unknown) => boolean,
  component: ReturnType<typeof page>,
) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: async ({ search }) => {
      const door = await doorOf()
      if (!isOpen(door, (search as { readonly step?: unknown }).step)) goTo(door ?? '/')
    },
    component,
  })

/** First a name, then more about oneself; a letter is for who is in. */
const isWelcome = (door: Door, step: unknown): boolean =>
  step === 'letter'
    ? door === undefined
    : step === 'family'
      ? door === undefined || door === '/pending'
      : door === '/welcome'

const entrances = [
  entrance('/sign-in', () => import('../account/sign-in-page.tsx'), 'SignInPage'),
  entrance('/sign-up', () => import('../account/sign-up-page.tsx'), 'SignUpPage'),
  entrance('/verify', () => import('../account/verify-page.tsx'), 'VerifyPage'),
  entrance('/forgot', () => import('../account/forgot-page.tsx'), 'ForgotPage'),
  entrance('/reset', () => import('../account/reset-page.tsx'), 'ResetPage'),
  porch(
    '/welcome',
    isWelcome,
    page(() => import('./users/welcome/welcome-page.tsx'), 'WelcomePage'),
  ),
  porch(
    '/pending',
    (door) => door === '/pending',
    page(() => import('./users/welcome/pending-page.tsx'), 'PendingPage'),
  ),
]

const loadHome = () => import('./home/home-page.tsx')
const home = own('/', loadHome, 'HomePage')

/** What it shows is asked for together with who this is; whoever may not see it is led elsewhere by that. */
async function askForHome(): Promise<void> {
  if ((await ready) === undefined) return
  void queries.prefetchQuery(meReading)
  void queries.prefetchQuery(homeReading(localDay()))
  void queries.prefetchQuery(unreadReading)
}

if (mayBeIn() && location.pathname.replace(/\/$/, '') === '/holdthatthought') {
  void loadHome().catch(() => undefined)
  void askForHome()
}

/** Not the registered one, whose paths links are typed by: `To` and `useGo` take these. */
export const letterRouter = createRouter({
  routeTree: root.addChildren([
    ...entrances,
    ...keptRoutes,
    // Each part of the product lists its own pages in a file beside this one.
    app.addChildren([
      home,
      ...letterRoutes,
      ...draftRoutes,
      ...photoRoutes,
      ...familyRoutes,
      ...conversationRoutes,
      settingsRoute,
      adminRoute,
    ]),
    contactRoute,
  ]),
  basepath: '/holdthatthought',
  defaultPendingComponent: LettersPending,
  defaultErrorComponent: Broken,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
})
