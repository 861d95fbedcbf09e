import { UserId } from '@longtable/core'
import { change, check, laterThan, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { Promotion } from '../feed/feed.entity.ts'
import { promotionOf } from '../feed/feed.patterns.ts'
import { adminMutation } from '../mutation.ts'
import { User } from '../users/user.entity.ts'
import { profileById } from '../users/user.patterns.ts'
import { unknownUser } from '../users/user.policy.ts'
import { Counter, CounterShard } from './follow.entity.ts'
import { counterOf } from './follow.patterns.ts'
import { FOLLOWER_SHARDS_MAX } from './follower-shards.ts'
import { isAlive } from './pair.ts'

interface FollowerShards {
  readonly userId: string
  readonly shards: number
  /** The highest number ever used: as many are read, so nobody is lost when it shrinks. */
  readonly highest: number
}

function promotionChange(
  promotion: Promotion | undefined,
  { userId, shards, highest, at }: FollowerShards & { readonly at: string },
): Operation {
  const spread = { followerShards: shards, followerShardsMax: highest }
  if (promotion)
    return change(Promotion, promotion, {
      patch: { ...spread, updatedAt: laterThan(promotion.updatedAt, at) },
      when: { attribute: 'updatedAt', equals: promotion.updatedAt },
    })
  return put(Promotion, {
    userId,
    fanoutEnabled: false,
    reason: 'followers',
    thresholds: {},
    ...spread,
    updatedAt: at,
  })
}

/** From now on the counter is a sum; what it has counted so far is the share of the documented place. */
async function firstShare(context: GuildContext, userId: string, at: string): Promise<Operation[]> {
  const counter = await counterOf(context, { userId, name: 'FOLLOWERS' })
  const count = counter?.count ?? 0
  const share = put(CounterShard, { userId, shard: 0, name: 'FOLLOWERS', count, updatedAt: at })
  return [
    counter
      ? change(Counter, counter, {
          patch: { isSum: true, updatedAt: laterThan(counter.updatedAt, at) },
          when: {
            all: [
              { attribute: 'count', equals: count },
              { attribute: 'isSum', missing: true },
            ],
          },
        })
      : put(Counter, { userId, name: 'FOLLOWERS', count, isSum: true, updatedAt: at }),
    share,
  ]
}

/** New followers go to the new number of shards; those who are there stay where they are. */
export const setFollowerShards = adminMutation({
  name: 'setFollowerShards',
  input: z.object({ userId: UserId, shards: z.int().min(1).max(FOLLOWER_SHARDS_MAX) }),
  plan: async ({ context, input: { userId, shards } }) => {
    const user = await profileById(context, { id: userId })
    if (!isAlive(user)) throw unknownUser()
    const promotion = await promotionOf(context, { userId })
    const before = promotion?.followerShardsMax
    const highest = Math.max(before ?? 0, shards)
    const { at } = context.stamp()
    const fresh = Array.from({ length: highest - (before ?? 0) }, (_, place) => highest - place)
    const result: FollowerShards = { userId, shards, highest }
    return {
      operations: [
        promotionChange(promotion, { ...result, at }),
        ...(before === undefined ? await firstShare(context, userId, at) : []),
        ...fresh.map((shard) =>
          put(CounterShard, { userId, shard, name: 'FOLLOWERS', count: 0, updatedAt: at }),
        ),
        check(User, { id: userId }, { attribute: 'status', notEquals: 'deleted' }),
      ],
      result,
      audit: {
        action: 'FOLLOWER_SHARDS_SET',
        resourceType: 'User',
        resourceId: userId,
        metadata: { shards },
      },
    }
  },
})
