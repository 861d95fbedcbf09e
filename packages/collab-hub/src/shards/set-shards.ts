import { asRead, put } from '@longtable/entity'
import * as z from 'zod'
import { adminMutation } from '../mutation.ts'
import { HotKey, ShardCount } from './shard-count.entity.ts'
import { shardCountOf } from './shard-count.patterns.ts'

const SHARDS_MAX = 32

/** For new items; those that are there stay, and lists go on reading them. */
export const setShards = adminMutation({
  name: 'setShards',
  input: z.object({
    hotKey: HotKey,
    count: z.int().min(1, 'must be at least 1').max(SHARDS_MAX, `must be at most ${SHARDS_MAX}`),
  }),
  plan: async ({ context, input: { hotKey, count } }) => {
    const known = await shardCountOf(context, { hotKey })
    const highest = Math.max(known?.highest ?? 1, count)
    const next = { hotKey, count, highest, updatedAt: context.stamp().at }
    const when = known ? asRead(ShardCount, known, 'count', 'highest') : 'absent'
    return {
      operations: [put(ShardCount, next, when)],
      result: { count, highest },
      audit: {
        action: 'SHARDS_CHANGED',
        resourceType: 'Shards',
        resourceId: hotKey,
        metadata: { count, highest },
      },
    }
  },
  answer: ({ input: { hotKey } }, counts) => ({ hotKey, ...counts }),
})
