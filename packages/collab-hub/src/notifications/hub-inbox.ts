import { check } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { inbox } from '@longtable/system'
import { Marker } from '../model/rows.ts'
import { User } from '../users/user.entity.ts'
import { userById } from '../users/user.patterns.ts'
import { Notification, NotificationBundle, UnreadCount } from './notification.entity.ts'
import { notificationsOf } from './notification.patterns.ts'

const stillThere = (userId: string): Check =>
  check(User, { userId }, { all: ['present', { attribute: 'deletedAt', missing: true }] })

/** Neither banned nor deleted: a tombstone is BANNED too. */
const stillTold = (userId: string): Check =>
  check(User, { userId }, { all: ['present', { attribute: 'status', notEquals: 'BANNED' }] })

export const hubInbox = inbox({
  recountJob: 'collab-hub.recount-unread',
  Notification,
  idOf: ({ notificationId }) => notificationId,
  keyOf: ({ userId, id }) => ({ userId, notificationId: id }),
  notificationsOf,
  Counter: UnreadCount,
  counterKey: (userId) => ({ userId }),
  isUnreadCount: () => true,
  Bundle: NotificationBundle,
  grownFields: ['isRead', 'wave', 'count'],
  growsWhenRead: false,
  Marker,
  Person: User,
  personId: ({ userId }: User) => userId,
  isThere: async (reader, userId) => {
    const user = await userById(reader, { userId })
    return user !== undefined && user.deletedAt === undefined
  },
  stillThere,
  stillTold,
})
