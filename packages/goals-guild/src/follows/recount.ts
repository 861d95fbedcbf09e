import { settle } from '@longtable/core'
import { asRead, change, laterThan, put } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { profileById } from '../users/user.patterns.ts'
import { Counter, CounterShard, type Follow } from './follow.entity.ts'
import { counterOf, counterShardOf, followedBy, followersOf } from './follow.patterns.ts'
import type { CountPlace } from './follow-counts.ts'
import { allShards, readSpread } from './follower-shards.ts'
import { isAlive } from './pair.ts'

async function lengthOf(chunks: AsyncIterable<readonly Follow[]>): Promise<number> {
  let length = 0
  for await (const chunk of chunks) length += chunk.length
  return length
}

interface Setting {
  readonly count: () => Promise<number>
  readonly at: string
}

/** Sets a counter to what `count` says, unless it moved meanwhile; then it counts anew. */
const setCounter = (
  store: Store,
  { userId, name, isSum }: CountPlace & { readonly isSum?: true },
  { count, at }: Setting,
): Promise<void> =>
  settle(`The counter ${name}`, async () => {
    const counter = await counterOf({ store }, { userId, name })
    if (counter?.isSum && !isSum)
      throw new Error(`The counter ${name} was spread meanwhile; it is counted again later.`)
    const counted = await count()
    if (counter?.count === counted && counter.recountAt === undefined && counter.isSum === isSum)
      return
    const fresh = { userId, name, count: counted, ...(isSum && { isSum }), updatedAt: at }
    const operation = counter
      ? change(Counter, counter, {
          patch: {
            count: counted,
            recountAt: undefined,
            isSum,
            updatedAt: laterThan(counter.updatedAt, at),
          },
          when: asRead(Counter, counter, 'updatedAt', 'count'),
        })
      : put(Counter, fresh)
    await store.write([operation])
  })

/** Makes `COUNTER#FOLLOWERS` the sum of its shards. Sums may come at once: the last word is a right one. */
export async function sumShards(store: Store, userId: string, at: string): Promise<void> {
  const [spread, user] = await Promise.all([
    readSpread(store, userId),
    profileById({ store }, { id: userId }),
  ])
  if (!spread || !isAlive(user)) return
  await setCounter(
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

const recountShard = (
  store: Store,
  { userId, shard }: { readonly userId: string; readonly shard: number },
  at: string,
): Promise<void> =>
  settle('The counter FOLLOWERS', async () => {
    const share = await counterShardOf({ store }, { userId, shard, name: 'FOLLOWERS' })
    const count = await lengthOf(followersOf.each({ store }, { followeeId: userId, shard }))
    if (share?.count === count) return
    const operation = share
      ? change(CounterShard, share, {
          patch: { count, updatedAt: laterThan(share.updatedAt, at) },
          when: asRead(CounterShard, share, 'updatedAt', 'count'),
        })
      : put(CounterShard, { userId, shard, name: 'FOLLOWERS', count, updatedAt: at })
    await store.write([operation])
  })

/** Counts the edges themselves. Followers are read by an index, so it waits until that has settled. */
export async function recount(
  store: Store,
  { userId, name }: CountPlace,
  at: string,
): Promise<void> {
  if (!isAlive(await profileById({ store }, { id: userId }))) return
  if (name === 'FOLLOWING') {
    const count = () => lengthOf(followedBy.each({ store }, { followerId: userId }))
    return setCounter(store, { userId, name }, { count, at })
  }
  const spread = await readSpread(store, userId)
  if (!spread) {
    const count = () => lengthOf(followersOf.each({ store }, { followeeId: userId }))
    return setCounter(store, { userId, name }, { count, at })
  }
  for (const shard of allShards(spread)) await recountShard(store, { userId, shard }, at)
  return sumShards(store, userId, at)
}
