import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import { ggCore } from '../table.ts'

export const Block = entity(ggCore, {
  type: 'Block',
  ours: true,
  fields: { userId: Id, blockedId: Id, createdAt: Timestamp },
  keys: {
    table: ['USER#{userId}', 'BLOCK#{blockedId}'],
    GSI1: ['BLOCKED#{blockedId}', '{userId}'],
  },
})
export type Block = Of<typeof Block>
