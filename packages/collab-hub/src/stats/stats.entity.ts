import { Count, entity, Id, type Of } from '@longtable/entity'
import { collabHubTable } from '../table.ts'

/** One figure for the admins. */
export const Stats = entity(collabHubTable, {
  type: 'Stats',
  ours: true,
  isHelper: true,
  fields: { name: Id, count: Count },
  keys: { table: ['STATS', '{name}'] },
})
export type Stats = Of<typeof Stats>
