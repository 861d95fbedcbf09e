import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { ResourceType, upperType } from '../fields.ts'
import { ggCore } from '../table.ts'

/**
 * From an id to owner and keys without a scan; `goalId` is the parent of a task. An activity is its
 * author's, and stands under who acted, at its time.
 */
export const Resource = entity(ggCore, {
  type: 'Resource',
  ours: true,
  fields: {
    resourceType: ResourceType,
    resourceId: Id,
    ownerId: Id,
    title: z.string(),
    goalId: Id.optional(),
    actorId: Id.optional(),
    createdAt: Timestamp.optional(),
  },
  derive: { TYPE: upperType },
  keys: { table: ['RESOURCE#{TYPE}#{resourceId}', 'RESOURCE'] },
})
export type Resource = Of<typeof Resource>
