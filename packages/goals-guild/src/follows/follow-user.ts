import { act, DomainError, UserId } from '@longtable/core'
import { check } from '@longtable/entity'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { FOLLOW_RATE } from '../rates.ts'
import { unknownUser } from '../users/user.policy.ts'
import { type Drift, edgeMade, noteDrift, operationsOf } from './edge-steps.ts'
import { Follow } from './follow.entity.ts'
import { shardFor } from './follower-shards.ts'
import { isAlive, type Pair, readPair } from './pair.ts'

export const FollowUserInput = z.object({ followeeId: UserId })

export interface FollowView {
  readonly followerId: string
  readonly followeeId: string
  readonly createdAt: string
}

export const followed = ({ followerId, followeeId, createdAt }: Follow): FollowView => ({
  followerId,
  followeeId,
  createdAt,
})

/** Whoever blocks the viewer is unknown to them. */
function checkPair({ followee, followerBlocks, followeeBlocks }: Pair): void {
  if (!isAlive(followee) || followeeBlocks) throw unknownUser()
  if (followerBlocks)
    throw new DomainError('FORBIDDEN', 'follows.blocked', 'You block them; unblock them first.')
}

function planFollow(context: GuildContext, pair: Pair, drift: Drift) {
  const { followerId, followeeId } = pair.key
  const audit = { action: 'USER_FOLLOWED', resourceType: 'User', resourceId: followeeId }
  if (pair.edge)
    return {
      operations: [check(Follow, pair.key, 'present')],
      result: followed(pair.edge),
      audit: { ...audit, metadata: { unchanged: true } },
      onFailure: () => 'again' as const,
    }
  const { at } = context.stamp()
  const shard = pair.spread ? shardFor(followerId, pair.spread.shards) : 0
  const { edge, steps } = edgeMade(pair, { at, shard, drift })
  return {
    operations: [...operationsOf(steps), stillActive(followerId)],
    result: followed(edge),
    audit,
    onFailure: ({ places }: { places: readonly number[] }) => {
      noteDrift(drift, steps, places)
      forgetProfile(context)
      return 'again' as const
    },
  }
}

/** Idempotent: who follows already gets the edge that there is. */
export async function followUser(
  context: GuildContext,
  input: z.infer<typeof FollowUserInput>,
  requestId?: string,
): Promise<FollowView> {
  const { id: followerId } = await registered(context)
  if (followerId === input.followeeId)
    throw new DomainError('INVALID', 'follows.self', {
      message: 'followeeId: you cannot follow yourself.',
      field: 'followeeId',
    })
  const drift: Drift = new Set()
  const asked = { name: 'followUser', input, requestId, rate: FOLLOW_RATE }
  return act<FollowView>(context, asked, async () => {
    await registered(context)
    const pair = await readPair(context.store, { followerId, ...input })
    checkPair(pair)
    return planFollow(context, pair, drift)
  })
}
