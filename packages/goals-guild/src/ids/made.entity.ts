import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import { ggCore } from '../table.ts'

/**
 * When something was made whose id does not tell it, because others made it: a message of a room, an
 * activity of an actor. Without it nobody finds them by their ids, for the time stands in their keys.
 */
export const Made = entity(ggCore, {
  type: 'Made',
  ours: true,
  fields: { id: Id, placeId: Id, createdAt: Timestamp },
  keys: { table: ['MADE#{id}', '{placeId}'] },
})
export type Made = Of<typeof Made>
