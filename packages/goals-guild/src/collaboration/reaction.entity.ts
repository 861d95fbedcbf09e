import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { ResourceType } from '../fields.ts'
import { ggCore } from '../table.ts'

/** To a comment, or to an activity, whose id then stands in the comment's place. */
export const Reaction = entity(ggCore, {
  type: 'Reaction',
  ours: ['GSI3'],
  fields: {
    commentId: Id,
    userId: Id,
    emoji: z.string(),
    // What the comment is about, which only the comment knows.
    resourceType: ResourceType.optional(),
    resourceId: Id.optional(),
    createdAt: Timestamp,
  },
  keys: {
    table: ['COMMENT#{commentId}', 'REACTION#{userId}#{emoji}'],
    GSI3: ['AUTHOR#{userId}', 'REACTION#{createdAt}#{commentId}#{emoji}'],
  },
})
export type Reaction = Of<typeof Reaction>
