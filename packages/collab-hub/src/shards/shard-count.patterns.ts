import { lookup } from '@longtable/entity'
import { ShardCount } from './shard-count.entity.ts'

export const shardCountOf = lookup(ShardCount, { source: 'spec: shards of a hot key' })
