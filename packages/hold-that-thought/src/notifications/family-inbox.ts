import { check } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { inbox } from '@longtable/system'
import { Marker } from '../model/rows.ts'
import { UserProfile } from '../users/profile.entity.ts'
import { profileById } from '../users/profile.patterns.ts'
import { Notification, UnreadCount } from './notification.entity.ts'
import { notificationsOf } from './notification.patterns.ts'

const stillThere = (userId: string): Check =>
  check(UserProfile, { userId }, { attribute: 'status', notEquals: 'deleted' })

const ACTIVE = { attribute: 'status', equals: 'active' } as const

export const familyInbox = inbox({
  recountJob: 'hold-that-thought.recount-unread',
  Notification,
  idOf: ({ id }) => id,
  keyOf: (key) => key,
  notificationsOf,
  Counter: UnreadCount,
  counterKey: (userId) => ({ userId }),
  isUnreadCount: () => true,
  // Nothing grows here: a family is small, and each comment is news of its own.
  Bundle: Notification,
  grownFields: [],
  growsWhenRead: false,
  Marker,
  Person: UserProfile,
  personId: ({ userId }: UserProfile) => userId,
  isThere: async (reader, userId) => {
    const profile = await profileById(reader, { userId })
    return profile !== undefined && profile.status !== 'deleted'
  },
  stillThere,
  /** Members, at that moment. */
  stillTold: (userId) =>
    check(UserProfile, { userId }, { all: [ACTIVE, { attribute: 'isApproved', equals: true }] }),
})
