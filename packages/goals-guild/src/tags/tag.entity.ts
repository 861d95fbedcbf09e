import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { ggCore } from '../table.ts'

/** Document 004's GSI5 as items: an index holds one key of an item, and an entity has many tags. */
export const TagLink = entity(ggCore, {
  type: 'TagLink',
  ours: true,
  fields: {
    tag: z.string(),
    entity: z.enum(['Goal', 'Group', 'Offer', 'User']),
    id: Id,
    createdAt: Timestamp,
  },
  keys: { table: ['TAG#{tag}', '{entity}#{id}'] },
})
export type TagLink = Of<typeof TagLink>
