import type { Store } from '@longtable/store'
import { promotionOf } from '../feed/feed.patterns.ts'
import { type Spread, spreadOf } from './pair.ts'

export const FOLLOWER_SHARDS_MAX = 64

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** Where a follower's mirror goes: always the same for one number of shards, and evenly spread. */
export function shardFor(followerId: string, shards: number): number {
  if (shards === 1) return 0
  let hash = FNV_OFFSET
  for (let place = 0; place < followerId.length; place++)
    hash = Math.imul(hash ^ followerId.charCodeAt(place), FNV_PRIME) >>> 0
  return 1 + (hash % shards)
}

export const readSpread = async (store: Store, userId: string): Promise<Spread | undefined> =>
  spreadOf(await promotionOf({ store }, { userId }))

/** The documented place and every shard that was ever used: a list over them misses nobody. */
export const allShards = (spread: Spread | undefined): number[] =>
  Array.from({ length: (spread?.highest ?? 0) + 1 }, (_, shard) => shard)
