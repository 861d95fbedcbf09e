import type { Crowd } from './crowd.ts'

const ENTRANCES = ['/sign-in', '/sign-up', '/verify?email=a@b.example', '/forgot', '/reset']
/** For everybody. */
export const OUTSIDE = ['/', ...ENTRANCES.map((path) => `/goalsguild${path}`), '/account']

const guild = ({ activityId, goalId, questId, roomId, threadId, groupId, offerId }: Crowd) => [
  '/',
  `/activities/${activityId}`,
  '/goals',
  '/goals/new',
  '/welcome?step=interests',
  '/welcome?step=people',
  `/goals/${goalId}`,
  `/goals/${goalId}/invite`,
  '/invites',
  '/tasks',
  `/tasks?day=${new Date().toISOString().slice(0, 10)}`,
  '/quests',
  '/quests/new',
  `/quests/${questId}`,
  '/chat',
  `/chat/${roomId}`,
  '/chat/requests',
  '/help',
  '/help?list=helping',
  `/help/${threadId}`,
  '/offers',
  '/offers?tag=running',
  `/offers/${offerId}`,
  '/search?q=ben',
  '/admin/users?who=ben',
  '/admin/promotions?actor=ben',
  '/admin/reports',
  '/admin/audit',
  '/admin/dead-letters',
  '/people',
  '/people?list=followers',
  '/people/ben',
  '/people/ana',
  '/tags/running?part=groups',
  '/groups',
  '/groups/new',
  ...['', '/goals', '/members', '/board', '/settings'].map((part) => `/groups/${groupId}${part}`),
  ...['profile', 'notifications', 'security', 'data'].map((part) => `/settings/${part}`),
]

/** For who is in. */
export const inside = (crowd: Crowd): readonly string[] => [
  ...guild(crowd).map((path) => `/goalsguild${path}`),
  ...['security', 'preferences', 'products'].map((part) => `/account/${part}`),
]
