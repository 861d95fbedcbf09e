import { Count, entity, EpochSeconds, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { AccessLevel } from '../access/access-request.entity.ts'
import { collabHubTable } from '../table.ts'
import { SubscriptionTier } from '../users/user.entity.ts'

export const NotificationType = z.enum([
  'APPLICATION_UPDATE',
  'ACCESS_REQUEST',
  'MESSAGE',
  'SYSTEM',
])

/** What has happened, for pages that say it in their reader's language. */
export const NotificationKind = z.enum([
  'APPLICATION_ARRIVED',
  'APPLICATION_WAITS',
  'APPLICATION_WITHDRAWN',
  'APPLICATION_REVIEWING',
  'APPLICATION_SHORTLISTED',
  'APPLICATION_ACCEPTED',
  'APPLICATION_REJECTED',
  'ACCESS_ASKED',
  'ACCESS_GIVEN',
  'ACCESS_CHANGED',
  'ACCESS_DECLINED',
  'ACCESS_ENDED',
  'MESSAGE_DIRECT',
  'MESSAGE_GROUP',
  'MESSAGE_STARTUP_CHANNEL',
  'STARTUP_ACTIVE',
  'STARTUP_DRAFT',
  'STARTUP_SUSPENDED',
  'STARTUP_PENDING_REVIEW',
  'TRIAL_ENDS',
  'TIER_BOUGHT',
  'TIER_ENDED',
  'PAYMENT_FAILED',
  'REPORT_RESOLVED',
  'REPORT_DISMISSED',
  'ROLE_CLOSED',
  'MESSAGE_REMOVED',
  'SEARCH_FOUND',
])

/** What a sentence about it names; what is not known, or not for its reader, is absent. */
const Named = z.object({
  role: z.string().optional(),
  startup: z.string().optional(),
  level: AccessLevel.optional(),
  tier: SubscriptionTier.optional(),
  /** A day or a moment. */
  until: z.string().optional(),
  /** Days, or results. */
  number: Count.optional(),
  search: z.string().optional(),
  /** What an admin has written about it. */
  note: z.string().optional(),
})

/**
 * Its id carries its time, so the sort key is the order of the inbox. What belongs to an earlier wave
 * than the one of `UNREAD` was read when everything was; `isRead` follows.
 */
export const Notification = entity(collabHubTable, {
  type: 'NOTIFICATION',
  fields: {
    notificationId: Id,
    userId: Id,
    type: NotificationType,
    title: z.string(),
    body: z.string(),
    /** Absent where others have written it by the document alone: `title` and `body` say it then. */
    kind: NotificationKind.optional(),
    named: Named.optional(),
    relatedEntityType: z.string().optional(),
    relatedEntityId: z.string().optional(),
    isRead: z.boolean(),
    /** Of what it is one more, while it is unread. */
    bundle: z.string().optional(),
    /** How many of the same it tells of, where it is more than one. */
    count: Count.optional(),
    /** The one that it has grown from. */
    replacedId: Id.optional(),
    /** When it was marked read by itself. */
    readAt: Timestamp.optional(),
    wave: z.int().optional(),
    createdAt: Timestamp,
  },
  keys: {
    table: ['USER#{userId}', 'NOTIFICATION#{notificationId}'],
    GSI3: ['NOTIFICATION', '{createdAt}'],
  },
})
export type Notification = Of<typeof Notification>

export const UnreadCount = entity(collabHubTable, {
  type: 'UnreadCount',
  ours: true,
  isHelper: true,
  fields: {
    userId: Id,
    count: Count,
    updatedAt: Timestamp,
    /** It was found to be wrong then: a job counts anew. */
    recountAt: Timestamp.optional(),
    /** How often everything was marked read; it counts what came since. */
    wave: z.int().optional(),
    /** When that was done last. */
    waveAt: Timestamp.optional(),
  },
  keys: { table: ['USER#{userId}', 'UNREAD'] },
})
export type UnreadCount = Of<typeof UnreadCount>

/** Which notification grows when the same is done once more: another message, say. */
export const NotificationBundle = entity(collabHubTable, {
  type: 'NotificationBundle',
  ours: true,
  isHelper: true,
  fields: {
    userId: Id,
    name: Id,
    notificationId: Id,
    /** What the first of its news were, so that none of them is told twice. */
    told: z.array(z.string()).optional(),
    ttl: EpochSeconds.optional(),
  },
  keys: { table: ['USER#{userId}', 'BUNDLE#{name}'] },
})
export type NotificationBundle = Of<typeof NotificationBundle>

/** Which kinds of notifications are mailed too. */
export const Preference = entity(collabHubTable, {
  type: 'Preference',
  ours: true,
  isHelper: true,
  fields: {
    userId: Id,
    emailOnApplicationUpdate: z.boolean(),
    emailOnAccessRequest: z.boolean(),
    emailOnMessage: z.boolean(),
    emailOnSystem: z.boolean(),
    updatedAt: Timestamp,
  },
  keys: { table: ['USER#{userId}', 'PREFS'] },
})
export type Preference = Of<typeof Preference>
