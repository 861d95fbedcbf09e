import type { Crowd } from './crowd.ts'

/** What is pressed, one after the other; each time something opens, it is looked at. */
interface Way {
  /** Whose component opens. */
  readonly file: string
  readonly at: string
  readonly press: readonly (string | RegExp)[]
}

export const ways = ({
  goalId,
  questId,
  roomId,
  groupId,
  groupRoomId,
  threadId,
  activityId,
}: Crowd): Way[] => [
  { file: 'goals/new-goal', at: '/', press: ['New goal'] },
  { file: 'notifications/notification-panel', at: '/', press: [/Notifications/] },
  { file: 'frame/account-menu', at: '/', press: ['Account'] },
  {
    file: 'feed/activity-menu',
    at: `/activities/${activityId}`,
    press: ['More about what you shared', 'Take it out of the feed'],
  },
  { file: 'collaboration/reactions', at: `/activities/${activityId}`, press: ['React'] },
  {
    file: 'goals/goal-menu',
    at: `/goals/${goalId}`,
    press: ['More on this goal', 'Edit the goal'],
  },
  { file: 'goals/edit-goal', at: `/goals/${goalId}`, press: ['More on this goal', 'Pause'] },
  {
    file: 'goals/goal-menu',
    at: `/goals/${goalId}`,
    press: ['More on this goal', 'Delete the goal'],
  },
  { file: 'goals/edit-task', at: `/goals/${goalId}`, press: [/^More: "><img/, 'Edit'] },
  { file: 'goals/task-actions', at: `/goals/${goalId}`, press: [/^More: "><img/, 'Delete'] },
  { file: 'goals/milestone-dialog', at: `/goals/${goalId}`, press: ['Add a milestone'] },
  { file: 'goals/goal-milestones', at: `/goals/${goalId}`, press: ['milestone', 'Delete'] },
  { file: 'goals/goal-plan', at: `/goals/${goalId}`, press: [/^What do I want/] },
  { file: 'assistance/goal-help', at: `/goals/${goalId}`, press: ['Ask for help'] },
  {
    file: 'collaboration/comment-menu',
    at: `/goals/${goalId}`,
    press: [/^More: comment of Ana/, 'Delete'],
  },
  { file: 'collaboration/comment-history', at: `/goals/${goalId}`, press: ['edited'] },
  { file: 'collaboration/reacted-dialog', at: `/goals/${goalId}`, press: ['Who reacted'] },
  {
    file: 'collaboration/goal-people',
    at: `/goals/${goalId}`,
    press: ['person', 'Remove from the goal'],
  },
  { file: 'collaboration/invite-row', at: '/invites', press: ['Decline'] },
  { file: 'quests/quest-page', at: `/quests/${questId}`, press: ['Cancel the quest'] },
  { file: 'chat/new-message', at: '/chat', press: ['New message'] },
  {
    file: 'chat/room-head',
    at: `/chat/${roomId}`,
    press: ['More about this conversation', 'Leave the conversation'],
  },
  {
    file: 'chat/choice-dialog',
    at: `/chat/${roomId}`,
    press: ['More about this conversation', 'Mute'],
  },
  { file: 'chat/message', at: `/chat/${roomId}`, press: ['More about this message'] },
  { file: 'chat/room-page', at: `/chat/${roomId}`, press: ['More about this message', 'Delete'] },
  {
    file: 'chat/room-people',
    at: `/chat/${groupRoomId}`,
    press: ['More about this conversation', 'Who is here'],
  },
  { file: 'assistance/thread-page', at: `/help/${threadId}`, press: ['More', 'Close'] },
  { file: 'offers/offer-form', at: '/offers?by=mine', press: ['Publish an offer'] },
  { file: 'offers/offer-card', at: '/offers?by=mine', press: ['More', 'Delete'] },
  {
    file: 'groups/group-members',
    at: `/groups/${groupId}/members`,
    press: [/^More about/, 'Remove from the group'],
  },
  { file: 'groups/group-ends', at: `/groups/${groupId}/settings`, press: ['Hand over'] },
  { file: 'groups/group-ends', at: `/groups/${groupId}/settings`, press: ['Delete the group'] },
  { file: 'users/person/person-head', at: '/people/ben', press: [/^More about/, 'Block'] },
  { file: 'reports/report-dialog', at: '/people/ben', press: [/^More about/, 'Report'] },
  { file: 'admin/reports-part', at: '/admin/reports', press: [/^Dismiss$/] },
  { file: 'account/data/delete-card', at: '/settings/data', press: ['Delete my profile'] },
  { file: 'admin/users-part', at: '/admin/users?who=ben', press: ['Suspend'] },
  {
    file: 'account/security/sessions-card',
    at: '/settings/security',
    press: ['Sign out everywhere'],
  },
]

/** Opened by what somebody else does, or elsewhere: another test opens and looks at them. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  'admin/letters-part': 'asks as admin/users-part does',
  'groups/group-head': 'asks as groups/group-ends does',
  'account/again/session-end': 'again.journey.test.ts',
  'account/again/sign-in-again': 'again.journey.test.ts',
  'own/account-deletion': 'own/account.journey.test.ts',
  'quests/level-up': 'below',
  'shell/product-switcher': 'collab-hub/pages.test.ts',
}
