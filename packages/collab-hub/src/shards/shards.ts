import { type Reader, shardAmong } from '@longtable/entity'
import type { HotKey } from './shard-count.entity.ts'
import { shardCountOf } from './shard-count.patterns.ts'

type Stored = Pick<Reader, 'store'>

/** For a new item. The first shard is the documented key, and its items say nothing of shards. */
export async function shardFor(
  reader: Stored,
  hotKey: HotKey,
  id: string,
): Promise<{ readonly shard?: number }> {
  const { count = 1 } = (await shardCountOf(reader, { hotKey })) ?? {}
  const shard = shardAmong(id, count)
  return shard === 0 ? {} : { shard }
}

/** All that lists read, the documented one first. */
export async function shardsOf(reader: Stored, hotKey: HotKey): Promise<number[]> {
  const { highest = 1 } = (await shardCountOf(reader, { hotKey })) ?? {}
  return [...Array(highest).keys()]
}
