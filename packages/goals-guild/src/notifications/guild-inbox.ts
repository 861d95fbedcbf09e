import { check } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { inbox } from '@longtable/system'
import { Counter } from '../follows/follow.entity.ts'
import { isAlive } from '../follows/pair.ts'
import { Marker } from '../model/rows.ts'
import { User } from '../users/user.entity.ts'
import { profileById } from '../users/user.patterns.ts'
import { Notification, NotificationBundle } from './notification.entity.ts'
import { notificationsOf } from './notification.patterns.ts'

export const alive = (id: string): Check =>
  check(User, { id }, { attribute: 'status', notEquals: 'deleted' })

export const guildInbox = inbox({
  recountJob: 'goals-guild.recount-unread',
  Notification,
  idOf: ({ id }) => id,
  keyOf: (key) => key,
  notificationsOf,
  Counter,
  counterKey: (userId) => ({ userId, name: 'UNREAD' }),
  isUnreadCount: ({ name }) => name === 'UNREAD',
  Bundle: NotificationBundle,
  grownFields: ['isRead', 'wave', 'actorId', 'otherCount'],
  growsWhenRead: true,
  Marker,
  Person: User,
  personId: ({ id }: User) => id,
  isThere: async (reader, id) => isAlive(await profileById(reader, { id })),
  stillThere: alive,
  stillTold: alive,
})
