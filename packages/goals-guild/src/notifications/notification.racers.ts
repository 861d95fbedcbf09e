import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import { tell } from './tell.ts'
import type { Racer } from '../testing/races.ts'

/** Each something else. */
export const tellNew: Racer = ({ place, given, as }) => {
  const context = as({ userId: given.userId })
  const { at } = context.stamp()
  return tell(context, { userId: given.userId, kind: 'task_due', key: `race-${place}`, at })
}

/** All the same. */
export const tellSame: Racer = ({ given, as }) =>
  tell(as({ userId: given.userId }), {
    userId: given.userId,
    kind: 'task_due',
    key: 'the-same',
    at: given.at,
  })

/** Each of somebody else, and all one more of the same. */
export const tellGrowing: Racer = ({ place, given, as }) => {
  const actorId = given.actorIds[place % given.actorIds.length]
  return tell(as({ userId: given.userId }), {
    userId: given.userId,
    kind: 'reaction',
    actorId,
    key: `growing-${actorId}`,
    bundle: 'reaction-c1',
    at: given.at,
  })
}

export const markAll: Racer = ({ given, as }) =>
  markAllNotificationsRead(as({ userId: given.userId }), {})

/** Some of those that were there before, each several times. */
export const markOne: Racer = ({ place, given, as }) =>
  markNotificationRead(as({ userId: given.userId }), {
    notificationId: given.ids[place % given.ids.length],
  })
