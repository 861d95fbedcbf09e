import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { queries } from '../api/cache.ts'
import { app } from './app-route.tsx'

const groups = createRoute({
  getParentRoute: () => app,
  path: '/groups',
  component: lazyRouteComponent(() => import('./groups/groups-page.tsx'), 'GroupsPage'),
})

const newGroup = createRoute({
  getParentRoute: () => app,
  path: '/groups/new',
  component: lazyRouteComponent(() => import('./groups/new-group-page.tsx'), 'NewGroupPage'),
})

const group = createRoute({
  getParentRoute: () => app,
  path: '/groups/$groupId',
  component: lazyRouteComponent(() => import('./groups/group-page.tsx'), 'GroupPage'),
})

const parts = [
  createRoute({
    getParentRoute: () => group,
    path: '/',
    component: lazyRouteComponent(() => import('./groups/group-feed.tsx'), 'GroupFeedPart'),
  }),
  createRoute({
    getParentRoute: () => group,
    path: 'feed',
    beforeLoad: ({ params }) =>
      redirect({ to: '/groups/$groupId', params, replace: true, throw: true }),
  }),
  /** Its room is among the others. */
  createRoute({
    getParentRoute: () => group,
    path: 'chat',
    beforeLoad: async ({ params }) => {
      const { groupReading } = await import('./groups/readings.ts')
      const found = await queries.fetchQuery(groupReading(params.groupId)).catch(() => undefined)
      const roomId = found?.group.roomId
      if (roomId) redirect({ to: '/chat/$roomId', params: { roomId }, replace: true, throw: true })
      else redirect({ to: '/groups/$groupId', params, replace: true, throw: true })
    },
  }),
  createRoute({
    getParentRoute: () => group,
    path: 'goals',
    component: lazyRouteComponent(() => import('./groups/group-goals.tsx'), 'GroupGoalsPart'),
  }),
  createRoute({
    getParentRoute: () => group,
    path: 'members',
    component: lazyRouteComponent(() => import('./groups/group-members.tsx'), 'GroupMembersPart'),
  }),
  createRoute({
    getParentRoute: () => group,
    path: 'board',
    component: lazyRouteComponent(() => import('./groups/group-board.tsx'), 'GroupBoardPart'),
  }),
  createRoute({
    getParentRoute: () => group,
    path: 'settings',
    component: lazyRouteComponent(() => import('./groups/group-settings.tsx'), 'GroupSettingsPart'),
  }),
] as const

export const groupRoutes = [groups, newGroup, group.addChildren(parts)] as const
