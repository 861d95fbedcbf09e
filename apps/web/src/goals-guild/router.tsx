import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { queries } from '../api/cache.ts'
import { ready, token } from '../api/session.ts'
import { Pending } from '../ui/pending.tsx'
import { Broken } from './frame/broken.tsx'
import { adminRoute } from './admin-routes.tsx'
import { app, root } from './app-route.tsx'
import { HomePage } from './feed/home-page.tsx'
import { feedReading, homeReading } from './feed/readings.ts'
import { exchangeRoutes } from './exchange-routes.tsx'
import { groupRoutes } from './group-routes.tsx'
import { peopleRoutes } from './people-routes.tsx'
import { GOAL_STATUSES, type GoalStatus } from './goals/keys.ts'
import { glanceReading, historyReading, linkedTaskReading } from './quests/glance-readings.ts'
import type { QuestStatus } from './quests/readings.ts'
import { settingsRoute } from './settings-routes.tsx'
import { meReading } from './users/me.ts'
import { WELCOME_STEPS, type WelcomeStep } from './users/welcome/welcome-steps.ts'

/** Only for those who are not in yet. */
async function onlyOutside() {
  await ready
  if ((await token()) !== undefined) redirect({ to: '/', throw: true })
}

/** Who is signed in; a name is given once. */
async function onlyArriving({ search }: { search: { readonly step?: WelcomeStep } }) {
  await ready
  if ((await token()) === undefined) redirect({ to: '/sign-in', throw: true })
  const { me } = await queries.ensureQueryData(meReading)
  const isNamed = Boolean(me)
  if (isNamed && search.step === undefined) redirect({ to: '/', throw: true })
  if (!isNamed && search.step !== undefined) redirect({ to: '/welcome', search: {}, throw: true })
}

const entrances = [
  createRoute({
    getParentRoute: () => root,
    path: '/sign-in',
    beforeLoad: onlyOutside,
    component: lazyRouteComponent(() => import('../account/sign-in-page.tsx'), 'SignInPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/sign-up',
    beforeLoad: onlyOutside,
    component: lazyRouteComponent(() => import('../account/sign-up-page.tsx'), 'SignUpPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/verify',
    beforeLoad: onlyOutside,
    component: lazyRouteComponent(() => import('../account/verify-page.tsx'), 'VerifyPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/forgot',
    beforeLoad: onlyOutside,
    component: lazyRouteComponent(() => import('../account/forgot-page.tsx'), 'ForgotPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/reset',
    beforeLoad: onlyOutside,
    component: lazyRouteComponent(() => import('../account/reset-page.tsx'), 'ResetPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/welcome',
    validateSearch: ({ step }: Record<string, unknown>): { step?: WelcomeStep } => {
      const known = WELCOME_STEPS.find((one) => one === step)
      return known ? { step: known } : {}
    },
    beforeLoad: onlyArriving,
    component: lazyRouteComponent(() => import('./users/welcome/welcome-page.tsx'), 'WelcomePage'),
  }),
] as const

/** Data is asked for while the page's code is on its way. */
const home = createRoute({
  getParentRoute: () => app,
  path: '/',
  /** What other apps hand over is put together to one text. */
  validateSearch: ({ title, text, url }: Record<string, unknown>): { text?: string } => {
    const given = [title, text, url].filter(Boolean).join('\n')
    return given ? { text: given } : {}
  },
  loader: () => {
    void queries.prefetchQuery(homeReading)
    void queries.prefetchInfiniteQuery(feedReading)
    void queries.prefetchQuery(glanceReading)
    void queries.prefetchQuery(historyReading)
  },
  component: HomePage,
})

const activity = createRoute({
  getParentRoute: () => app,
  path: '/activities/$activityId',
  component: lazyRouteComponent(() => import('./feed/activity-page.tsx'), 'ActivityPage'),
})

const goals = createRoute({
  getParentRoute: () => app,
  path: '/goals',
  validateSearch: ({ status }: Record<string, unknown>): { status?: GoalStatus } => {
    const known = GOAL_STATUSES.find((one) => one === status)
    return known ? { status: known } : {}
  },
  component: lazyRouteComponent(() => import('./goals/goals-page.tsx'), 'GoalsPage'),
})

/** Words in the address say how somebody came here. */
const newGoal = createRoute({
  getParentRoute: () => app,
  path: '/goals/new',
  validateSearch: ({ first }: Record<string, unknown>): { first?: true } =>
    first === true || first === 'true' ? { first: true } : {},
  component: lazyRouteComponent(() => import('./goals/new-goal-page.tsx'), 'NewGoalPage'),
})

const goal = createRoute({
  getParentRoute: () => app,
  path: '/goals/$goalId',
  component: lazyRouteComponent(() => import('./goals/goal-page.tsx'), 'GoalPage'),
})

const invite = createRoute({
  getParentRoute: () => app,
  path: '/goals/$goalId/invite',
  component: lazyRouteComponent(() => import('./collaboration/invite-page.tsx'), 'InvitePage'),
})

const invites = createRoute({
  getParentRoute: () => app,
  path: '/invites',
  validateSearch: ({ show }: Record<string, unknown>): { show?: 'received' | 'sent' } =>
    show === 'sent' ? { show } : {},
  component: lazyRouteComponent(() => import('./collaboration/invites-page.tsx'), 'InvitesPage'),
})

/** All that is due; a day of it is in the address. */
const tasks = createRoute({
  getParentRoute: () => app,
  path: '/tasks',
  validateSearch: ({ day }: Record<string, unknown>): { day?: string } =>
    typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? { day } : {},
  component: lazyRouteComponent(() => import('./tasks/tasks-page.tsx'), 'TasksPage'),
})

/** A task is shown on the page of its goal. */
const task = createRoute({
  getParentRoute: () => app,
  path: '/tasks/$taskId',
  beforeLoad: async ({ params: { taskId } }) => {
    const found = await queries.fetchQuery(linkedTaskReading(taskId)).catch(() => undefined)
    const goalId = found?.task.goalId
    if (goalId === undefined) redirect({ to: '/goals', replace: true, throw: true })
    else redirect({ to: '/goals/$goalId', params: { goalId }, replace: true, throw: true })
  },
})

const quests = createRoute({
  getParentRoute: () => app,
  path: '/quests',
  validateSearch: ({ status }: Record<string, unknown>): { status?: QuestStatus } =>
    status === 'completed' || status === 'cancelled' ? { status } : {},
  component: lazyRouteComponent(() => import('./quests/quests-page.tsx'), 'QuestsPage'),
})

const newQuest = createRoute({
  getParentRoute: () => app,
  path: '/quests/new',
  component: lazyRouteComponent(() => import('./quests/new-quest-page.tsx'), 'NewQuestPage'),
})

const quest = createRoute({
  getParentRoute: () => app,
  path: '/quests/$questId',
  component: lazyRouteComponent(() => import('./quests/quest-page.tsx'), 'QuestPage'),
})

/** Everything else leads nowhere. */
const missing = createRoute({
  getParentRoute: () => app,
  path: '$',
  component: lazyRouteComponent(() => import('./frame/missing.tsx'), 'Missing'),
})

export const router = createRouter({
  routeTree: root.addChildren([
    ...entrances,
    app.addChildren([
      home,
      activity,
      goals,
      newGoal,
      goal,
      invite,
      invites,
      tasks,
      task,
      quests,
      newQuest,
      quest,
      ...peopleRoutes,
      ...groupRoutes,
      ...exchangeRoutes,
      settingsRoute,
      adminRoute,
      missing,
    ]),
  ]),
  basepath: '/goalsguild',
  defaultPendingComponent: Pending,
  defaultErrorComponent: Broken,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultViewTransition: !matchMedia('(prefers-reduced-motion: reduce)').matches,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
