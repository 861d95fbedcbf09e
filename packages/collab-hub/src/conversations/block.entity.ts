import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import { collabHubTable } from '../table.ts'

/** Neither may write to the other. */
export const Block = entity(collabHubTable, {
  type: 'Block',
  ours: true,
  isHelper: true,
  fields: { userId: Id, blockedId: Id, createdAt: Timestamp },
  keys: { table: ['USER#{userId}', 'BLOCK#{blockedId}'] },
})
export type Block = Of<typeof Block>
