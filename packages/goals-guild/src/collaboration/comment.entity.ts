import { Count, type Entity, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { resourceInKey, ResourceType, upperType } from '../fields.ts'
import { ggCore } from '../table.ts'

interface Placed {
  readonly resourceType?: string
  readonly parentId?: string | null
}

const resource = { resourceType: ResourceType, resourceId: Id }

/** An index key cannot be null: replies are in GSI1, top-level comments in GSI2. */
export const Comment = entity(ggCore, {
  type: 'Comment',
  ours: ['GSI2', 'GSI3'],
  fields: {
    commentId: Id,
    parentId: Id.nullable(),
    ...resource,
    userId: Id,
    text: z.string(),
    mentions: z.array(Id),
    createdAt: Timestamp,
    updatedAt: Timestamp.nullable(),
    deletedAt: Timestamp.nullable(),
    editHistory: z.array(z.object({ text: z.string(), editedAt: Timestamp })),
    /** Its author wants it in the feed; only on a goal that is not private. */
    shared: z.literal(true).optional(),
  },
  lacking: {
    ...resourceInKey,
    parentId: null,
    mentions: [],
    updatedAt: null,
    deletedAt: null,
    editHistory: [],
  },
  derive: {
    TYPE: upperType,
    parent: ({ parentId }: Placed) => parentId ?? undefined,
    TOP_LEVEL_TYPE: (comment: Placed) => (comment.parentId ? undefined : upperType(comment)),
  },
  keys: {
    table: ['RESOURCE#{TYPE}#{resourceId}', 'COMMENT#{createdAt}#{commentId}'],
    GSI1: ['COMMENT#{parent}', 'CREATED#{createdAt}'],
    GSI2: ['COMMENTS#{TOP_LEVEL_TYPE}#{resourceId}', 'CREATED#{createdAt}'],
    GSI3: ['AUTHOR#{userId}', 'COMMENT#{createdAt}#{commentId}'],
  },
})
export type Comment = Of<typeof Comment>

/** From a comment's id alone to its key. */
export const CommentRef = entity(ggCore, {
  type: 'CommentRef',
  ours: true,
  fields: { commentId: Id, ...resource, userId: Id, createdAt: Timestamp },
  keys: { table: ['COMMENT#{commentId}', 'COMMENT'] },
})
export type CommentRef = Of<typeof CommentRef>

/** A text that an edit replaced; the comment itself keeps only the newest few. */
export const CommentEdit = entity(ggCore, {
  type: 'CommentEdit',
  ours: true,
  fields: { commentId: Id, userId: Id, text: z.string(), editedAt: Timestamp },
  keys: {
    table: ['COMMENT#{commentId}', 'EDIT#{editedAt}'],
    GSI3: ['AUTHOR#{userId}', 'EDIT#{editedAt}#{commentId}'],
  },
})
export type CommentEdit = Of<typeof CommentEdit>

const stats = entity(ggCore, {
  type: 'CommentStats',
  ours: true,
  // A reaction may come before the first reply, and adding to its number creates the item.
  // `revision` grows with every move, so that a recount can tell whether it has missed one.
  // What the comment is on: whoever looks at that is told that the counts have moved.
  fields: {
    commentId: Id,
    resourceType: ResourceType.optional(),
    resourceId: Id.optional(),
    replyCount: Count.default(0),
    revision: Count.optional(),
  },
  keys: { table: ['COMMENT#{commentId}', 'STATS'] },
})

type KeysOf<E> = E extends Entity<infer _V, infer K, infer _D> ? K : never

/** Beside `replyCount` stands one number per emoji, flat, so that each can be added to alone. */
export type CommentStats = Of<typeof stats> & {
  readonly [emoji: string]: string | number | undefined
}
export const CommentStats = {
  ...stats,
  // An item's other attributes are texts, its keys and its type: they are no part of the value.
  schema: stats.schema.catchall(z.number().optional().catch(undefined)),
} as Entity<CommentStats, KeysOf<typeof stats>>

/** `{ '👍': 2 }`: of the numbers in the statistics, those that are not fields. */
export function emojiCounts(counted: CommentStats): Record<string, number> {
  const numbers = Object.entries(counted).filter(([, value]) => typeof value === 'number')
  return Object.fromEntries(numbers.filter(([name]) => !(name in stats.schema.shape))) as Record<
    string,
    number
  >
}
