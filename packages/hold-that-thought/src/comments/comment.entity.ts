import { Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { holdThatThoughtTable } from '../table.ts'

export const Comment = entity(holdThatThoughtTable, {
  type: 'Comment',
  fields: {
    itemId: Id,
    commentId: Id,
    userId: Id,
    userName: z.string(),
    userPhotoUrl: z.string().optional(),
    commentText: z.string(),
    itemType: z.string().optional(),
    itemTitle: z.string().optional(),
    reactionCount: Count,
    /** The texts before the last edits, oldest first. */
    history: z.array(z.object({ commentText: z.string(), replacedAt: Timestamp })).optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp.optional(),
    deletedAt: Timestamp.optional(),
    deletedBy: Id.optional(),
  },
  lacking: { reactionCount: 0 },
  keys: {
    table: ['COMMENT#{itemId}', '{createdAt}#{commentId}'],
    GSI1: ['USER#{userId}', 'COMMENT#{createdAt}'],
  },
})
export type Comment = Of<typeof Comment>

/** One per user and comment; a change of mind changes its type. */
export const Reaction = entity(holdThatThoughtTable, {
  type: 'Reaction',
  fields: {
    itemId: Id,
    commentId: Id,
    userId: Id,
    userName: z.string(),
    /** Of ours one of like, love, laugh, sad, wow; document 003 says any text. */
    reactionType: z.string(),
    createdAt: Timestamp,
  },
  keys: {
    table: ['COMMENT#{itemId}', 'REACTION#{commentId}#{userId}'],
    GSI1: ['USER#{userId}', 'REACTION#{createdAt}'],
  },
})
export type Reaction = Of<typeof Reaction>
