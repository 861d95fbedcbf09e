import { createRoute, createRouter } from '@tanstack/react-router'
import { queries } from '../api/cache.ts'
import { adminRoute } from './admin-routes.tsx'
import { app, goTo, inside, isIn, page, root } from './app-route.tsx'
import { Broken } from './frame/broken.tsx'
import { HubPending } from './frame/pending.tsx'
import { startupRoute } from './startup-routes.tsx'
import { settingsRoute } from './settings-routes.tsx'
import { myStartupsReading } from './startups/readings.ts'
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

const entrances = [
  entrance('/sign-in', () => import('../account/sign-in-page.tsx'), 'SignInPage'),
  entrance('/sign-up', () => import('../account/sign-up-page.tsx'), 'SignUpPage'),
  entrance('/verify', () => import('../account/verify-page.tsx'), 'VerifyPage'),
  entrance('/forgot', () => import('../account/forgot-page.tsx'), 'ForgotPage'),
  entrance('/reset', () => import('../account/reset-page.tsx'), 'ResetPage'),
  createRoute({
    getParentRoute: () => root,
    path: '/welcome',
    beforeLoad: async () => {
      if (!(await isIn())) goTo('/sign-in')
      const { me } = await queries.ensureQueryData(meReading)
      if (me) goTo('/')
    },
    component: page(() => import('./users/welcome/welcome-page.tsx'), 'WelcomePage'),
  }),
]

/** Where somebody begins who is in: a founder with the startup, an admin with what waits. */
async function toOwnHome() {
  if (!(await isIn())) return
  const { me } = await queries.ensureQueryData(meReading)
  if (me?.role === 'FOUNDER') {
    const pages = Promise.all([
      import('./startups/overview-page.tsx'),
      import('./startups/startup-area.tsx'),
    ]).catch(() => undefined)
    const { myStartups } = await queries.ensureQueryData(myStartupsReading)
    const [first] = myStartups.items
    // Both come while it is asked where to; what cannot be had now is asked for again by the page.
    void pages.then((loaded) => first && loaded?.[0].readAhead(first.id))
    goTo(first ? `/s/${first.id}/overview` : '/s/new')
  }
  if (me?.role === 'ADMIN') goTo('/admin/queue')
  if (me) goTo(me.role === 'TALENT' ? '/roles' : '/startups')
}

const open = (path: string, load: () => Promise<object>, name: string) =>
  createRoute({ getParentRoute: () => app, path, component: page(load, name) })

const own = (path: string, load: () => Promise<object>, name: string) =>
  createRoute({ getParentRoute: () => inside, path, component: page(load, name) })

const front = createRoute({
  getParentRoute: () => app,
  path: '/',
  beforeLoad: toOwnHome,
  component: page(() => import('./front/front-page.tsx'), 'HubFrontPage'),
})

const forEverybody = [
  front,
  open('/startups', () => import('./startups/startups-page.tsx'), 'StartupsPage'),
  open('/startups/$startupId', () => import('./startups/startup-page.tsx'), 'StartupPage'),
  open('/roles', () => import('./roles/roles-page.tsx'), 'RolesPage'),
  open('/roles/$roleId', () => import('./roles/role-page.tsx'), 'RolePage'),
]

const talks = own('/messages', () => import('./conversations/messages-page.tsx'), 'MessagesPage')
const messages = talks.addChildren([
  createRoute({
    getParentRoute: () => talks,
    path: '$conversationId',
    component: page(() => import('./conversations/talk-page.tsx'), 'TalkPage'),
  }),
])

const forMembers = [
  own('/s/new', () => import('./startups/editor/new-startup-page.tsx'), 'NewStartupPage'),
  own('/roles/$roleId/apply', () => import('./applications/apply-page.tsx'), 'ApplyPage'),
  own('/applications', () => import('./applications/applications-page.tsx'), 'ApplicationsPage'),
  own('/talent', () => import('./users/talent/talent-page.tsx'), 'TalentPage'),
  own('/talent/$userId', () => import('./users/talent/person-page.tsx'), 'PersonPage'),
  own('/saved', () => import('./search/saved-page.tsx'), 'SavedPage'),
  own('/billing', () => import('./billing/billing-page.tsx'), 'BillingPage'),
  own('/access', () => import('./access/access-page.tsx'), 'AccessPage'),
]

/** Not the registered one, whose paths links are typed by: `To` and `useGo` take these. */
export const hubRouter = createRouter({
  routeTree: root.addChildren([
    ...entrances,
    app.addChildren([
      ...forEverybody,
      inside.addChildren([...forMembers, messages, startupRoute, settingsRoute, adminRoute]),
    ]),
  ]),
  basepath: '/collabhub',
  defaultPendingComponent: HubPending,
  defaultErrorComponent: Broken,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
})
