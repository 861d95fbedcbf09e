import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { suspendUser } from '../users/suspend-user.ts'
import { blockUser } from './block-user.ts'
import { followUser } from './follow-user.ts'
import { counterOf } from './follow.patterns.ts'
import { setFollowerShards } from './set-follower-shards.ts'
import { unblockUser } from './unblock-user.ts'
import { unfollowUser } from './unfollow-user.ts'

const unknown = { code: 'NOT_FOUND', reason: 'users.unknown' }

async function cast(given: GuildWorld) {
  const [ana, ben, root] = [
    await given.person('ana', { tags: ['old'] }),
    await given.person('ben'),
    await given.admin('root'),
  ]
  return {
    ana,
    ben,
    root,
    follow: { followeeId: idOf(ben) },
    followers: async () =>
      (await counterOf(given.deps, { userId: idOf(ben), name: 'FOLLOWERS' }))?.count,
  }
}

/** Each test lets something else come between what an act has read and what it writes. */
describe.each(stores)('a lost race on $name', (store) => {
  it('a follow sees the block that came before it', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben, follow } = await cast(given)
    const late = interrupted(ana, () => blockUser(ben, { userId: idOf(ana) }))
    await expect(followUser(late, follow)).rejects.toMatchObject(unknown)
    await unblockUser(ben, { userId: idOf(ana) })
    const own = interrupted(ana, () => blockUser(given.again(ana), { userId: idOf(ben) }))
    await expect(followUser(own, follow)).rejects.toMatchObject({ reason: 'follows.blocked' })
    expect(await given.verify()).toEqual([])
  })

  it('a block takes the edges away that came before it', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben, follow } = await cast(given)
    const late = interrupted(ben, async () => {
      await followUser(ana, follow)
      await followUser(given.again(ben), { followeeId: idOf(ana) })
    })
    await blockUser(late, { userId: idOf(ana) })
    expect((await given.items()).map(({ type }) => type)).not.toContain('Follow')
    expect(await given.verify()).toEqual([])
  })

  it('a follow is counted in a shard when shards came before it', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben, root, follow, followers } = await cast(given)
    const late = interrupted(ana, () => setFollowerShards(root, { userId: idOf(ben), shards: 3 }))
    await followUser(late, follow)
    await given.settle()
    expect(await followers()).toBe(1)
    expect(await given.verify()).toEqual([])
  })

  it('an unfollow is counted in a shard when shards came before it', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben, root, follow, followers } = await cast(given)
    await followUser(ana, follow)
    const late = interrupted(ana, () => setFollowerShards(root, { userId: idOf(ben), shards: 3 }))
    await unfollowUser(late, follow)
    await given.settle()
    expect(await followers()).toBe(0)
    expect(await given.verify()).toEqual([])
    expect(JSON.stringify(await given.items())).not.toContain('recountAt')
  })

  it('shards start from the followers who came before them', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben, root, follow, followers } = await cast(given)
    const late = interrupted(root, () => followUser(ana, follow))
    await setFollowerShards(late, { userId: idOf(ben), shards: 3 })
    await given.settle()
    expect(await followers()).toBe(1)
    expect(await given.verify()).toEqual([])
  })

  it('an unfollow of an edge that was made anew takes the new one away', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben, root, follow, followers } = await cast(given)
    const spread = (shards: number) => setFollowerShards(root, { userId: idOf(ben), shards })
    await spread(2)
    // Others are counted beside the edge, so that a wrong share would have one to lose.
    const fans = await Promise.all(['f-1', 'f-2', 'f-3', 'f-4', 'f-5'].map((n) => given.person(n)))
    for (const fan of [ana, ...fans]) await followUser(fan, follow)
    const late = interrupted(ana, async () => {
      await unfollowUser(given.again(ana), follow)
      await spread(1)
      await followUser(given.again(ana), follow)
    })
    await unfollowUser(late, follow)
    await given.settle()
    expect(await followers()).toBe(fans.length)
    expect(await given.verify()).toEqual([])
  })

  it('nobody follows an account that was deleted before, spread or not', async () => {
    for (const shards of [undefined, 3]) {
      await using given = await createGuildWorld(store)
      const { ana, ben, root, follow } = await cast(given)
      if (shards) await setFollowerShards(root, { userId: idOf(ben), shards })
      const late = interrupted(ana, async () => {
        await deleteAccount(ben, {})
        await given.settle()
      })
      await expect(followUser(late, follow)).rejects.toMatchObject(unknown)
      expect(await given.verify()).toEqual([])
    }
  })

  it('who was suspended or deleted before does nothing any more', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben, root, follow } = await cast(given)
    const suspend = () => suspendUser(given.again(root), { userId: idOf(ana) })
    const suspended = { code: 'FORBIDDEN', reason: 'users.suspended' }
    await expect(followUser(interrupted(ana, suspend), follow)).rejects.toMatchObject(suspended)
    const gone = interrupted(ben, () => deleteAccount(given.again(ben), {}))
    await expect(blockUser(gone, { userId: idOf(ana) })).rejects.toMatchObject({
      reason: 'users.deleted',
    })
    const types = (await given.items()).map(({ type }) => type)
    expect(types).not.toContain('Follow')
    expect(types).not.toContain('Block')
  })
})
