import { Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { holdThatThoughtTable } from '../table.ts'

/**
 * Its id carries its time, so the sort key is the order of the inbox. What belongs to an earlier wave
 * than the one of `UNREAD` was read when everything was; `isRead` follows.
 */
export const Notification = entity(holdThatThoughtTable, {
  type: 'Notification',
  ours: true,
  fields: {
    id: Id,
    userId: Id,
    kind: z.enum(['comment', 'reaction', 'message', 'approved', 'invitation_accepted']),
    /** Whose act it was. */
    actorId: Id.optional(),
    /** The letter that was spoken about, and the comment. */
    itemId: Id.optional(),
    commentId: Id.optional(),
    conversationId: Id.optional(),
    isRead: z.boolean(),
    /** When it was marked read by itself. */
    readAt: Timestamp.optional(),
    wave: z.int().optional(),
    createdAt: Timestamp,
  },
  keys: { table: ['USER#{userId}', 'NOTIFICATION#{id}'] },
})
export type Notification = Of<typeof Notification>

export const UnreadCount = entity(holdThatThoughtTable, {
  type: 'Unread Count',
  ours: true,
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
