import { settle } from '@longtable/core'
import { keyOf, removeEach } from '@longtable/entity'
import { ConditionFailedError, type Key } from '@longtable/store'
import {
  type Deps,
  type Erasure,
  eraser,
  erases,
  leaveEach,
  leaves,
  removes,
} from '@longtable/system'
import { Promotion } from '../feed/feed.entity.ts'
import { blockersOf, blocksOf } from './block.patterns.ts'
import { type Drift, edgeRemoved, noteDrift, operationsOf } from './edge-steps.ts'
import { Counter, CounterShard, Follow } from './follow.entity.ts'
import { followedBy, followersOf } from './follow.patterns.ts'
import { allShards, readSpread } from './follower-shards.ts'
import { type FollowKey, readPair } from './pair.ts'

/** One edge with what it counts; done already when there is none. */
async function removeEdge({ store, stamp }: Deps, key: FollowKey): Promise<void> {
  const drift: Drift = new Set()
  await settle('An edge', async () => {
    const pair = await readPair(store, key)
    if (!pair.edge) return
    const steps = edgeRemoved({ ...pair, edge: pair.edge }, { at: stamp().at, drift })
    try {
      await store.write(operationsOf(steps))
    } catch (error) {
      if (error instanceof ConditionFailedError)
        noteDrift(
          drift,
          steps,
          error.failures.map(({ operation }) => operation),
        )
      throw error
    }
  })
}

const countersOf = (userId: string, shards: readonly number[]): Key[] => [
  keyOf(Counter, { userId, name: 'FOLLOWERS' }),
  keyOf(Counter, { userId, name: 'FOLLOWING' }),
  ...shards.map((shard) => keyOf(CounterShard, { userId, shard, name: 'FOLLOWERS' })),
]

/** The account's own counts go first: without its share nobody new can follow it. */
async function removeCounters({ store }: Deps, { userId }: Erasure): Promise<void> {
  const shards = allShards(await readSpread(store, userId))
  await store.writeMany({ deletes: countersOf(userId, shards) })
}

async function removeFollowers(deps: Deps, { userId: followeeId }: Erasure): Promise<void> {
  const shards = allShards(await readSpread(deps.store, followeeId))
  await leaveEach(
    deps,
    async function* (reader) {
      for (const shard of shards) yield* followersOf.each(reader, { followeeId, shard })
    },
    removeEdge,
  )
}

/** It says where the shards are, so it stays for the second look at the index. */
const removePromotion = async (deps: Deps, { userId, isLast }: Erasure): Promise<void> => {
  if (isLast) await removeEach(deps, Promotion, [{ userId }])
}

export const eraseFollows = eraser('follows', [
  erases(CounterShard, 'userId', removeCounters),
  leaves(followedBy, 'followerId', removeEdge),
  erases(Follow, 'followeeId', removeFollowers),
  erases(Promotion, 'userId', removePromotion),
])

export const eraseBlocks = eraser('blocks', [
  removes(blocksOf, 'userId'),
  removes(blockersOf, 'blockedId'),
])
