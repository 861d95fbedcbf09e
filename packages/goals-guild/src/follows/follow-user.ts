import { DomainError, type PlanFailure, UserId } from '@longtable/core'
import { check } from '@longtable/entity'
import * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { mutation } from '../mutation.ts'
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

const oneself = () =>
  new DomainError('INVALID', 'follows.self', {
    message: 'followeeId: you cannot follow yourself.',
    field: 'followeeId',
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
    }
  const { at } = context.stamp()
  const shard = pair.spread ? shardFor(followerId, pair.spread.shards) : 0
  const { edge, steps } = edgeMade(pair, { at, shard, drift })
  return {
    operations: operationsOf(steps),
    result: followed(edge),
    audit,
    onFailure: ({ places }: PlanFailure) => {
      noteDrift(drift, steps, places)
      return 'again' as const
    },
  }
}

/** Idempotent: who follows already gets the edge that there is. */
export const followUser = mutation({
  name: 'followUser',
  input: FollowUserInput,
  rate: FOLLOW_RATE,
  begin: ({ actor, input }): Drift => {
    if (actor.id === input.followeeId) throw oneself()
    return new Set()
  },
  plan: async ({ context, actor, input: { followeeId }, begun: drift }) => {
    const pair = await readPair(context.store, { followerId: actor.id, followeeId })
    checkPair(pair)
    return planFollow(context, pair, drift)
  },
})
