import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
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
