import { Count, EpochSeconds, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { ggCore } from '../table.ts'

/** Which acts of others are mailed. */
export const NotificationPreference = entity(ggCore, {
  type: 'NotificationPreference',
  fields: {
    userId: Id,
    emailOnInvite: z.boolean(),
    emailOnComment: z.boolean(),
    emailOnMention: z.boolean(),
    emailOnReaction: z.boolean(),
    updatedAt: Timestamp,
  },
  keys: { table: ['USER#{userId}', 'COLLAB_PREFS'] },
})
export type NotificationPreference = Of<typeof NotificationPreference>

/**
 * Its id carries its time, so the sort key is the order of the inbox. What belongs to an earlier wave
 * than the one of `COUNTER#UNREAD` was read when everything was; `isRead` follows.
 */
export const Notification = entity(ggCore, {
  type: 'Notification',
  ours: true,
  fields: {
    id: Id,
    userId: Id,
    kind: z.enum([
      'invite',
      'accepted',
      'comment',
      'mention',
      'reaction',
      'follow',
      'message',
      'quest_completed',
      'milestone',
      'task_due',
    ]),
    /** Who was the last to do it, and who did the same before, newest first; more may be counted than named. */
    actorId: Id.optional(),
    otherIds: z.array(Id).optional(),
    otherCount: Count.optional(),
    /** The one that it has grown from. */
    replacedId: Id.optional(),
    resourceType: z.string().optional(),
    resourceId: Id.optional(),
    /** The comment that a comment, mention or reaction is about. */
    commentId: Id.optional(),
    /** The goal of a milestone. */
    goalId: Id.optional(),
    /** What a completed quest was worth. */
    rewardXp: Count.optional(),
    isRead: z.boolean(),
    /** When it was marked read by itself. */
    readAt: Timestamp.optional(),
    wave: z.int().optional(),
    createdAt: Timestamp,
  },
  keys: { table: ['USER#{userId}', 'NOTIFICATION#{id}'] },
})
export type Notification = Of<typeof Notification>

/** Which notification grows when the same is done once more: another reaction to a comment, say. */
export const NotificationBundle = entity(ggCore, {
  type: 'NotificationBundle',
  ours: true,
  fields: {
    userId: Id,
    name: z.string(),
    notificationId: Id,
    /** What the first of its news were, so that none of them is told twice. */
    told: z.array(z.string()).optional(),
    ttl: EpochSeconds.optional(),
  },
  keys: { table: ['USER#{userId}', 'BUNDLE#{name}'] },
})
export type NotificationBundle = Of<typeof NotificationBundle>
