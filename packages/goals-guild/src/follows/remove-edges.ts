import type { Deps as SystemDeps } from '@longtable/system'
import { keyOf } from '@longtable/entity'
import { ConditionFailedError, type Key } from '@longtable/store'
import { Promotion } from '../feed/feed.entity.ts'
import type { Eraser } from '@longtable/system'
import { Block } from './block.entity.ts'
import { blockersOf, blocksOf } from './block.patterns.ts'
import { type Drift, edgeRemoved, noteDrift, operationsOf } from './edge-steps.ts'
import { Counter, CounterShard } from './follow.entity.ts'
import { followedBy, followersOf } from './follow.patterns.ts'
import { allShards, readSpread } from './follower-shards.ts'
import { type FollowKey, readPair } from './pair.ts'

const TRIES_MAX = 20

type Deps = Pick<SystemDeps, 'store' | 'stamp'>

/** One edge with what it counts; done already when there is none. */
async function removeEdge({ store, stamp }: Deps, key: FollowKey): Promise<void> {
  const drift: Drift = new Set()
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const pair = await readPair(store, key)
    if (!pair.edge) return
    const steps = edgeRemoved({ ...pair, edge: pair.edge }, { at: stamp().at, drift })
    try {
      await store.write(operationsOf(steps))
      return
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
      noteDrift(
        drift,
        steps,
        error.failures.map(({ operation }) => operation),
      )
    }
  }
  throw new Error('An edge does not stand still; it is removed later.')
}

const countersOf = (userId: string, shards: readonly number[]): Key[] => [
  keyOf(Counter, { userId, name: 'FOLLOWERS' }),
  keyOf(Counter, { userId, name: 'FOLLOWING' }),
  ...shards.map((shard) => keyOf(CounterShard, { userId, shard, name: 'FOLLOWERS' })),
]

/** The account's own counts go first: without its share nobody new can follow it. */
export const eraseFollows: Eraser = {
  name: 'follows',
  async erase(deps, { userId, isLast }) {
    const { store } = deps
    const shards = allShards(await readSpread(store, userId))
    await store.writeMany({ deletes: countersOf(userId, shards) })
    for await (const edges of followedBy.each({ store }, { followerId: userId }))
      for (const edge of edges) await removeEdge(deps, edge)
    for (const shard of shards)
      for await (const edges of followersOf.each({ store }, { followeeId: userId, shard }))
        for (const edge of edges) await removeEdge(deps, edge)
    // It says where the shards are, so it stays for the second look at the index.
    if (isLast) await store.writeMany({ deletes: [keyOf(Promotion, { userId })] })
  },
}

export const eraseBlocks: Eraser = {
  name: 'blocks',
  async erase({ store }, { userId }) {
    const remove = (blocks: readonly Block[]) =>
      store.writeMany({ deletes: blocks.map((block) => keyOf(Block, block)) })
    for await (const blocks of blocksOf.each({ store }, { userId })) await remove(blocks)
    for await (const blocks of blockersOf.each({ store }, { blockedId: userId }))
      await remove(blocks)
  },
}
