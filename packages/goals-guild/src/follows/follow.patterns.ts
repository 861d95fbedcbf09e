import { lookup, pattern } from '@longtable/entity'
import { Counter, CounterShard, Follow, FollowLog } from './follow.entity.ts'

export const followedBy = pattern(Follow, 'table', { source: '001: Who I follow' })

/** Of a sharded account: `followersOf.merged` over shard 0 to the highest ever used. */
export const followersOf = pattern(Follow, 'GSI1', { source: '001: Who follows me' })
export const newestFollowersOf = pattern(Follow, 'GSI2', {
  source: 'spec: followers newest first',
  descending: true,
})
export const newestFollowedBy = pattern(FollowLog, 'GSI1', {
  source: '001: Who I follow (timeline copy)',
  descending: true,
})
export const followEdge = lookup(Follow, { source: 'spec: do I follow' })
export const counterOf = lookup(Counter, { source: '001: Counts' })
export const counterShardOf = lookup(CounterShard, { source: 'spec: counters in shards' })
