import { change, laterThan, put } from '@longtable/entity'
import { ConditionFailedError, type Store } from '@longtable/store'
import { profileById } from '../users/user.patterns.ts'
import { Counter, CounterShard, type Follow } from './follow.entity.ts'
import { counterOf, counterShardOf, followedBy, followersOf } from './follow.patterns.ts'
import type { CountPlace } from './follow-counts.ts'
import { allShards, readSpread } from './follower-shards.ts'
import { isAlive } from './pair.ts'

const TRIES_MAX = 20

async function lengthOf(chunks: AsyncIterable<readonly Follow[]>): Promise<number> {
  let length = 0
  for await (const chunk of chunks) length += chunk.length
  return length
}

/** False when it was moved while we counted: what we have counted is not what it stands for. */
async function succeeds(write: Promise<void>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof ConditionFailedError) return false
    throw error
  }
}

const moved = (name: string) =>
  new Error(`The counter ${name} does not stand still; it is counted again later.`)

/** Sets a counter to what `count` says, unless it moved meanwhile; then it counts anew. */
async function settle(
  store: Store,
  { userId, name, isSum }: CountPlace & { readonly isSum?: true },
  { count, at }: { readonly count: () => Promise<number>; readonly at: string },
): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const counter = await counterOf({ store }, { userId, name })
    if (counter?.isSum && !isSum) throw moved(name)
    const counted = await count()
    if (counter?.count === counted && counter.recountAt === undefined && counter.isSum === isSum)
      return
    const fresh = { userId, name, count: counted, ...(isSum && { isSum }) }
    const operation = counter
      ? change(Counter, counter, {
          patch: {
            count: counted,
            recountAt: undefined,
            isSum,
            updatedAt: laterThan(counter.updatedAt, at),
          },
          when: {
            all: [
              { attribute: 'updatedAt', equals: counter.updatedAt },
              { attribute: 'count', equals: counter.count },
            ],
          },
        })
      : put(Counter, { ...fresh, updatedAt: at })
    if (await succeeds(store.write([operation]))) return
  }
  throw moved(name)
}

/** Makes `COUNTER#FOLLOWERS` the sum of its shards. Sums may come at once: the last word is a right one. */
export async function sumShards(store: Store, userId: string, at: string): Promise<void> {
  const [spread, user] = await Promise.all([
    readSpread(store, userId),
    profileById({ store }, { id: userId }),
  ])
  if (!spread || !isAlive(user)) return
  await settle(
    store,
    { userId, name: 'FOLLOWERS', isSum: true },
    {
      at,
      async count() {
        const shares = await Promise.all(
          allShards(spread).map((shard) =>
            counterShardOf({ store }, { userId, shard, name: 'FOLLOWERS' }),
          ),
        )
        return shares.reduce((sum, share) => sum + (share?.count ?? 0), 0)
      },
    },
  )
}

async function recountShard(
  store: Store,
  { userId, shard }: { readonly userId: string; readonly shard: number },
  at: string,
): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const share = await counterShardOf({ store }, { userId, shard, name: 'FOLLOWERS' })
    const count = await lengthOf(followersOf.each({ store }, { followeeId: userId, shard }))
    if (share?.count === count) return
    const operation = share
      ? change(CounterShard, share, {
          patch: { count, updatedAt: laterThan(share.updatedAt, at) },
          when: {
            all: [
              { attribute: 'updatedAt', equals: share.updatedAt },
              { attribute: 'count', equals: share.count },
            ],
          },
        })
      : put(CounterShard, { userId, shard, name: 'FOLLOWERS', count, updatedAt: at })
    if (await succeeds(store.write([operation]))) return
  }
  throw moved('FOLLOWERS')
}

/** Counts the edges themselves. Followers are read by an index, so it waits until that has settled. */
export async function recount(
  store: Store,
  { userId, name }: CountPlace,
  at: string,
): Promise<void> {
  if (!isAlive(await profileById({ store }, { id: userId }))) return
  if (name === 'FOLLOWING') {
    const count = () => lengthOf(followedBy.each({ store }, { followerId: userId }))
    return settle(store, { userId, name }, { count, at })
  }
  const spread = await readSpread(store, userId)
  if (!spread) {
    const count = () => lengthOf(followersOf.each({ store }, { followeeId: userId }))
    return settle(store, { userId, name }, { count, at })
  }
  for (const shard of allShards(spread)) await recountShard(store, { userId, shard }, at)
  return sumShards(store, userId, at)
}
