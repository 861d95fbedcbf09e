import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { queries } from '../api/cache.ts'
import { ready, token } from '../api/session.ts'
import { Pending } from '../ui/pending.tsx'
import { app, root } from './app-route.tsx'
import { HomePage } from './feed/home-page.tsx'
import { feedReading, homeReading } from './feed/readings.ts'
import { groupRoutes } from './group-routes.tsx'
import { peopleRoutes } from './people-routes.tsx'
import { GOAL_STATUSES, type GoalStatus } from './goals/readings.ts'
import {
  glanceReading,
  historyReading,
  linkedTaskReading,
  type QuestStatus,
} from './quests/readings.ts'
import { settingsRoute } from './settings-routes.tsx'

/** Only for those who are not in yet. */
async function onlyOutside() {
  await ready
  if ((await token()) !== undefined) redirect({ to: '/', throw: true })
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
    component: lazyRouteComponent(() => import('./users/welcome-page.tsx'), 'WelcomePage'),
  }),
] as const

/** Data is asked for while the page's code is on its way. */
const home = createRoute({
  getParentRoute: () => app,
  path: '/',
  loader: () => {
    void queries.prefetchQuery(homeReading)
    void queries.prefetchInfiniteQuery(feedReading)
    void queries.prefetchQuery(glanceReading)
    void queries.prefetchQuery(historyReading)
  },
  component: HomePage,
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

export const router = createRouter({
  routeTree: root.addChildren([
    ...entrances,
    app.addChildren([
      home,
      goals,
      goal,
      invite,
      invites,
      task,
      quests,
      newQuest,
      quest,
      ...peopleRoutes,
      ...groupRoutes,
      settingsRoute,
    ]),
  ]),
  basepath: '/goalsguild',
  defaultPendingComponent: Pending,
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
