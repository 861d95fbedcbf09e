import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { ResourceType } from '../fields.ts'
import { ggCore } from '../table.ts'

export const Reaction = entity(ggCore, {
  type: 'Reaction',
  ours: ['GSI3'],
  fields: {
    commentId: Id,
    userId: Id,
    emoji: z.string(),
    resourceType: ResourceType,
    resourceId: Id,
    createdAt: Timestamp,
  },
  keys: {
    table: ['COMMENT#{commentId}', 'REACTION#{userId}#{emoji}'],
    GSI3: ['AUTHOR#{userId}', 'REACTION#{createdAt}#{commentId}#{emoji}'],
  },
})
export type Reaction = Of<typeof Reaction>
