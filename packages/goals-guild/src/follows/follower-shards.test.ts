import { fromItem, isOf, keyOf } from '@longtable/entity'
import { below, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { ggCore } from '../table.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { sumFollowerShards } from './counters.processor.ts'
import { CounterShard } from './follow.entity.ts'
import { counterOf, followersOf } from './follow.patterns.ts'
import { followersOfUser } from './follow-lists.ts'
import { followUser } from './follow-user.ts'
import { shardFor } from './follower-shards.ts'
import { setFollowerShards } from './set-follower-shards.ts'
import { unfollowUser } from './unfollow-user.ts'

async function allFollowers(viewer: GuildContext, userId: string): Promise<string[]> {
  const names: string[] = []
  let after: string | undefined
  do {
    const page = await followersOfUser(viewer, { userId }, { limit: 4, after })
    names.push(...page.items.map(({ user }) => user.nickname))
    after = page.after
  } while (after !== undefined)
  return names
}

async function crowd(given: GuildWorld, count: number): Promise<GuildContext[]> {
  const people = []
  for (let n = 0; n < count; n++) people.push(await given.person(`fan-${n}`))
  return people
}

describe.each(stores)('the followers of a very large account on $name', (store) => {
  it('stay exact while the number of shards grows and shrinks', async () => {
    await using given = await createGuildWorld(store, { seed: 7 })
    const [root, star] = [await given.admin('root'), await given.person('star')]
    const userId = idOf(star)
    const fans = await crowd(given, 12)
    /** In the order in which they began to follow. */
    const expected: string[] = []
    const step = async () => {
      const place = below(given.world.random, fans.length)
      const [fan, name] = [fans[place] as GuildContext, `fan-${place}`]
      given.world.advance(1000)
      const known = expected.indexOf(name)
      if (known === -1) {
        await followUser(fan, { followeeId: userId })
        expected.push(name)
      } else {
        await unfollowUser(fan, { followeeId: userId })
        expected.splice(known, 1)
      }
    }
    for (const [shards, highest] of [
      [undefined, undefined],
      [3, 3],
      [8, 8],
      [2, 8],
      [1, 8],
      [5, 8],
    ]) {
      if (shards !== undefined)
        expect(await setFollowerShards(root, { userId, shards })).toEqual({
          userId,
          shards,
          highest,
        })
      for (let n = 0; n < 9; n++) await step()
      await given.settle()
      expect(await allFollowers(given.again(root), userId)).toEqual([...expected].reverse())
      expect(await counterOf(given.deps, { userId, name: 'FOLLOWERS' })).toMatchObject({
        count: expected.length,
      })
      expect(await given.verify()).toEqual([])
    }
  })

  it('are summed up rightly from changes that come shuffled and again', async () => {
    await using given = await createGuildWorld(store, { seed: 3 })
    const [root, star] = [await given.admin('root'), await given.person('star')]
    const userId = idOf(star)
    await setFollowerShards(root, { userId, shards: 4 })
    const fans = await crowd(given, 6)
    for (const fan of fans) await followUser(fan, { followeeId: userId })
    for (const fan of fans.slice(0, 2)) await unfollowUser(fan, { followeeId: userId })
    for (const change of await given.world.deliverChanges(ggCore))
      if (isOf(CounterShard, change.key))
        await sumFollowerShards.handle(
          {
            id: change.id,
            at: change.at,
            ...(change.old && { old: fromItem(CounterShard, change.old) }),
            ...(change.new && { new: fromItem(CounterShard, change.new) }),
          },
          given.deps,
        )
    expect(await counterOf(given.deps, { userId, name: 'FOLLOWERS' })).toMatchObject({ count: 4 })
    expect(await given.verify()).toEqual([])
  })

  it('go to the documented partition while there is one shard, and to numbered ones beyond', async () => {
    await using given = await createGuildWorld(store)
    const [root, star] = [await given.admin('root'), await given.person('star')]
    const userId = idOf(star)
    const [first, second] = (await crowd(given, 2)) as [GuildContext, GuildContext]
    await followUser(first, { followeeId: userId })
    await setFollowerShards(root, { userId, shards: 4 })
    await followUser(second, { followeeId: userId })
    const edges = (await given.items()).filter(({ type }) => type === 'Follow')
    const shard = shardFor(idOf(second), 4)
    expect(shard).toBeGreaterThan(0)
    expect(edges.map(({ GSI1PK }) => GSI1PK).sort()).toEqual(
      [`USER#${userId}`, `USER#${userId}#${shard}`].sort(),
    )
    expect(edges.map(({ GSI2PK }) => GSI2PK).sort()).toEqual(
      [`FOLLOWERS#${userId}`, `FOLLOWERS#${userId}#${shard}`].sort(),
    )
    const { items } = await followersOf(root, { followeeId: userId, shard })
    expect(items.map(({ followerId }) => followerId)).toEqual([idOf(second)])
  })

  it('are counted anew when a share is wrong or lost, which stops nobody', async () => {
    await using given = await createGuildWorld(store)
    const [root, star] = [await given.admin('root'), await given.person('star')]
    const userId = idOf(star)
    await setFollowerShards(root, { userId, shards: 2 })
    const [first, second, third] = (await crowd(given, 3)) as [
      GuildContext,
      GuildContext,
      GuildContext,
    ]
    for (const fan of [first, second]) await followUser(fan, { followeeId: userId })
    const lost = [1, 2].map((shard) => keyOf(CounterShard, { userId, shard, name: 'FOLLOWERS' }))
    await given.deps.store.writeMany({ deletes: lost })
    await unfollowUser(first, { followeeId: userId })
    await followUser(third, { followeeId: userId })
    await given.settle()
    given.world.advance(61_000)
    await given.settle()
    expect((await allFollowers(given.again(root), userId)).sort()).toEqual(['fan-1', 'fan-2'])
    expect(await given.verify()).toEqual([])
  })

  it('are bounded in their shards', async () => {
    await using given = await createGuildWorld(store)
    const [root, star] = [await given.admin('root'), await given.person('star')]
    const SET =
      'mutation ($userId: ID!, $shards: Int!) { setFollowerShards(userId: $userId, shards: $shards) { highest } }'
    const set = (shards: number) => given.ask(root, SET, { userId: idOf(star), shards })
    for (const shards of [0, 65, -1])
      expect((await set(shards)).errors?.[0]?.extensions).toMatchObject({
        code: 'INVALID',
        field: 'shards',
      })
    expect((await set(64)).data.setFollowerShards).toEqual({ highest: 64 })
    expect(await given.verify()).toEqual([])
  })
})

it('spreads followers evenly', () => {
  const counts = new Map<number, number>()
  for (let n = 0; n < 8000; n++) {
    const shard = shardFor(`01J${n.toString(36).toUpperCase().padStart(23, '0')}`, 8)
    counts.set(shard, (counts.get(shard) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  for (const count of counts.values()) expect(count).toBeGreaterThan(500)
})
