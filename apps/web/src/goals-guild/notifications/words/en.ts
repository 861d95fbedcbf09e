import { plural } from '../../../i18n/plural.ts'
import type { NotificationFields } from '../notifications.operations.ts'

type Kind = NotificationFields['kind']

const things: Readonly<Record<string, string>> = { goal: 'goal', quest: 'quest', task: 'step' }
const thing = (type: string | null) => things[type ?? ''] ?? 'goal'

const said: Readonly<Record<Kind, (name: string, type: string | null) => string>> = {
  invite: (name, type) => `${name} invites you to take part in a ${thing(type)}`,
  accepted: (name, type) => `${name} takes part in your ${thing(type)} now`,
  comment: (name, type) => `${name} commented on a ${thing(type)}`,
  mention: (name, type) => `${name} mentioned you on a ${thing(type)}`,
  reaction: (name) => `${name} reacted to your comment`,
  follow: (name) => `${name} follows you`,
  message: (name) => `${name} wrote to you`,
  quest_completed: () => 'You completed a quest',
  milestone: () => 'You reached a milestone',
  task_due: () => 'A step is due tomorrow',
}

export const notificationsEn = {
  title: 'Notifications',
  bell: (count: number) =>
    plural('en', count, {
      one: 'Notifications, 1 unread',
      other: count === 0 ? 'Notifications' : `Notifications, ${count} unread`,
    }),
  read: 'Mark as read',
  allRead: 'Mark all as read',
  empty: 'Nothing new',
  emptyText: 'Comments, cheers and invites land here.',
  said: (kind: Kind, type: string | null, name: string | undefined) =>
    said[kind](name ?? 'Somebody', type),
}
export type NotificationsWords = typeof notificationsEn
