import { Count, entity, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { collabHubTable } from '../table.ts'

/** Entities whose documented partitions everybody writes into. */
export const HotKey = z.enum(['USER', 'STARTUP', 'STARTUP_ROLE', 'SUBSCRIPTION', 'AUDIT_LOG'])
export type HotKey = z.infer<typeof HotKey>

/**
 * Among how many partitions new items of an entity are spread, and among how many they ever were:
 * what is written stays where it is, so lists read all of them.
 */
export const ShardCount = entity(collabHubTable, {
  type: 'ShardCount',
  ours: true,
  isHelper: true,
  fields: { hotKey: HotKey, count: Count, highest: Count, updatedAt: Timestamp },
  keys: { table: ['SHARDS', '{hotKey}'] },
})
export type ShardCount = Of<typeof ShardCount>
