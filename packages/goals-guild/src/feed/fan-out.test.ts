import { createJobWorker, deadJobs, type JobHandler, reviveJob } from '@longtable/core'
import type { Store } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { setFollowerShards } from '../follows/set-follower-shards.ts'
import { createGroup } from '../groups/create-group.ts'
import { joinGroup } from '../groups/join-group.ts'
import { unfollowUser } from '../follows/unfollow-user.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { headChanged } from './activity-head.ts'
import type { ActivityHead } from './activity.entity.ts'
import { capFeed } from './cap-feed.ts'
import { fanOutJobs } from './fan-out.processor.ts'
import { activityHeadOf, feedFloorOf, promotionOf } from './feed.patterns.ts'
import { myFeed } from './my-feed.ts'
import { postActivity } from './post-activity.ts'
import { demoteActor, promoteActor } from './promote-actor.ts'
import { activityKeyOf, writeActivity } from './write-activity.ts'

const MINUTES_MS = 4 * 60_000
const DAY_MS = 86_400_000

const post = (person: GuildContext, text: string, fields: object = {}) =>
  postActivity(person, postActivity.input.parse({ text, ...fields }))

const feedItems = async (given: GuildWorld) =>
  (await given.items()).filter(({ type }) => type === 'FeedItem')

const ownersOf = async (given: GuildWorld) =>
  (await feedItems(given)).map(({ followerId }) => followerId).sort()

async function settled(given: GuildWorld): Promise<void> {
  await given.settle()
  given.world.advance(MINUTES_MS)
  await given.settle()
}

async function star(given: GuildWorld, fans: number) {
  const [admin, actor] = [await given.admin('root'), await given.person('star')]
  const people: GuildContext[] = []
  for (let n = 0; n < fans; n++) {
    const fan = await given.person(`fan-${n}`)
    await followUser(fan, { followeeId: idOf(actor) })
    people.push(fan)
  }
  await given.settle()
  given.world.advance(MINUTES_MS)
  await promoteActor(admin, { actorId: idOf(actor), reason: 'followers' })
  return { admin, actor, fans: people }
}

describe.each(stores)('fan-out on $name', (store) => {
  it('carries what a promoted actor does to every feed, and knows how far it is', async () => {
    await using given = await createGuildWorld(store)
    const { admin, actor, fans } = await star(given, 3)
    await setFollowerShards(admin, { userId: idOf(actor), shards: 2 })
    const late = await given.person('late')
    await followUser(late, { followeeId: idOf(actor) })
    given.world.advance(1000)
    const { createdAt } = await post(actor, 'Hello')
    await post(actor, 'Only mine', { visibility: 'private' })
    await given.settle()
    const everybody = [...fans, late].map(idOf).sort()
    expect(await ownersOf(given)).toEqual(everybody)
    expect((await promotionOf(given.deps, { userId: idOf(actor) }))?.through).toBeUndefined()
    await settled(given)
    expect(await ownersOf(given)).toEqual(everybody)
    const head = await activityHeadOf(given.deps, { actorId: idOf(actor) })
    expect(head?.promotedThrough?.localeCompare(createdAt)).toBe(1)
    expect(await promotionOf(given.deps, { userId: idOf(actor) })).toMatchObject({
      fanoutEnabled: true,
      since: head?.promotedSince,
      through: head?.promotedThrough,
      followerShards: 2,
    })
    const [item] = await feedItems(given)
    const seconds = Math.floor(Date.parse(createdAt) / 1000)
    expect(item).toMatchObject({ previewText: 'Hello', ttl: seconds + (30 * DAY_MS) / 1000 })
  })

  it('fills up the feed of who follows or joins later, once', async () => {
    await using given = await createGuildWorld(store)
    const { admin, actor } = await star(given, 1)
    const group = createGroup.input.parse({ name: 'Runners', access: 'open' })
    const { id: groupId } = await createGroup(actor, group)
    await promoteActor(admin, { actorId: groupId, reason: 'volume' })
    given.world.advance(1000)
    await post(actor, 'before')
    await post(actor, 'in the group', { groupId })
    await settled(given)
    const late = await given.person('late')
    await followUser(late, { followeeId: idOf(actor) })
    await joinGroup(late, { groupId })
    await settled(given)
    const own = (await feedItems(given)).filter(({ followerId }) => followerId === idOf(late))
    expect(own.map(({ previewText }) => previewText).sort()).toEqual(['before', 'in the group'])
    await unfollowUser(late, { followeeId: idOf(actor) })
    await given.settle()
    const backfills = (await given.items()).filter(
      ({ type, followerId }) => type === 'FeedBackfill' && followerId === idOf(late),
    )
    expect(backfills.map(({ actorId }) => actorId)).toEqual([groupId])
    expect((await myFeed(given.again(late), {})).items.map(({ text }) => text)).toEqual([
      'in the group',
    ])
  })

  it('stops with a demotion, and leaves nothing of a deleted account', async () => {
    await using given = await createGuildWorld(store)
    const { admin, actor, fans } = await star(given, 2)
    given.world.advance(1000)
    await post(actor, 'one')
    await settled(given)
    await demoteActor(admin, { actorId: idOf(actor) })
    await demoteActor(admin, { actorId: idOf(actor) })
    await post(actor, 'two')
    await settled(given)
    expect(await feedItems(given)).toHaveLength(2)
    const [fan] = fans as [GuildContext]
    const texts = async () => (await myFeed(given.again(fan), {})).items.map(({ text }) => text)
    expect(await texts()).toEqual(['two', 'one'])
    expect(given.events.map(({ name }) => name).filter((name) => name.includes('actor'))).toEqual([
      'goalsguild.actor.promoted',
      'goalsguild.actor.demoted',
    ])
    await deleteAccount(actor, {})
    expect(await texts()).toEqual([])
    await given.settle()
    const left = await given.items()
    const kinds = ['Activity', 'ActivityHead', 'FeedItem', 'FeedFloor', 'FeedBackfill']
    const ofActor = left.filter(
      ({ PK, type }) => kinds.includes(type as string) && PK.endsWith(idOf(actor)),
    )
    expect(ofActor).toEqual([])
    expect(await given.verify()).toEqual([])
  })

  it('goes on where it died, writes nothing twice, and is given up only for an operator', async () => {
    await using given = await createGuildWorld(store)
    const { actor, fans } = await star(given, 5)
    given.world.advance(1000)
    await post(actor, 'Hello')
    await given.process()
    let dies = true
    const dying: Store = {
      ...given.deps.store,
      async writeMany({ puts = [], ...rest }) {
        if (!dies) return given.deps.store.writeMany({ puts, ...rest })
        await given.deps.store.writeMany({ puts: puts.slice(0, 2) })
        throw new Error('The process died here.')
      },
    }
    const { system, now, log } = given.deps
    const handlers: readonly JobHandler[] = fanOutJobs({ ...given.deps, store: dying })
    const worker = createJobWorker({ system, owner: 'dying', now, log, handlers })
    for (let tries = 0; tries < 8; tries++) {
      await worker.step()
      given.world.advance(30_000 * 2 ** tries)
    }
    const carrying = (await deadJobs(system)).find(({ kind }) => kind === 'goals-guild.fan-out')
    if (!carrying) throw new Error('The job was not given up.')
    expect(carrying.error).toContain('died here')
    expect(await ownersOf(given)).toHaveLength(2)
    dies = false
    await reviveJob(system, carrying, now())
    await worker.drain()
    expect(await ownersOf(given)).toEqual(fans.map(idOf).sort())
  })

  it('cuts a feed that is too long, and the page goes on below the cut', async () => {
    await using given = await createGuildWorld(store, { feedIndex: false })
    const { actor, fans } = await star(given, 1)
    const [fan] = fans as [GuildContext]
    given.world.advance(1000)
    for (let n = 0; n < 8; n++) await post(actor, `post ${n}`)
    await settled(given)
    const at = new Date(given.world.now()).toISOString()
    await capFeed(given.deps.store, { followerId: idOf(fan), at, max: 3 })
    await capFeed(given.deps.store, { followerId: idOf(fan), at, max: 3 })
    expect(await feedItems(given)).toHaveLength(3)
    expect(await feedFloorOf(given.deps, { followerId: idOf(fan) })).toMatchObject({
      followerId: idOf(fan),
    })
    const { items } = await myFeed(given.again(fan), {})
    expect(items.map(({ text }) => text)).toEqual([7, 6, 5, 4, 3, 2, 1, 0].map((n) => `post ${n}`))
  })

  it('reaches in its second pass whom the first has missed, before it is trusted', async () => {
    await using given = await createGuildWorld(store)
    const { actor, fans } = await star(given, 3)
    given.world.advance(1000)
    await post(actor, 'Hello')
    await given.process()
    given.world.advance(MINUTES_MS)
    const { system, now, log } = given.deps
    const settling = fanOutJobs(given.deps).filter(({ kind }) => kind.endsWith('settle-feeds'))
    const jobs = createJobWorker({ system, owner: 'test', now, log, handlers: settling })
    expect(await feedItems(given)).toEqual([])
    await jobs.drain()
    expect(await ownersOf(given)).toEqual(fans.map(idOf).sort())
    const head = await activityHeadOf(given.deps, { actorId: idOf(actor) })
    expect(head?.promotedThrough).toBeDefined()
  })

  it('is no longer trusted where an activity comes late', async () => {
    await using given = await createGuildWorld(store, { feedIndex: false })
    const { actor, fans } = await star(given, 1)
    const [fan] = fans as [GuildContext]
    given.world.advance(1000)
    const early = await post(actor, 'early')
    given.world.advance(5000)
    await post(actor, 'later')
    await settled(given)
    const at = new Date(Date.parse(early.createdAt) + 1000).toISOString()
    const key = activityKeyOf(idOf(actor), { name: 'late', at })
    const about = { verb: 'post', objectType: 'Post', objectId: key.activityId } as const
    const late = { ...about, previewText: 'late', visibility: 'public' } as const
    await writeActivity(given.deps, { ...key, ...late, tags: [] })
    const head = (await activityHeadOf(given.deps, { actorId: idOf(actor) })) as ActivityHead
    expect(head.promotedSince).toBe(at)
    expect((await promotionOf(given.deps, { userId: idOf(actor) }))?.since).toBe(at)
    const [newest] = head.newestKeys
    const short = { newestKeys: [], floorKey: newest as string }
    await given.deps.store.write([headChanged(head, short, head.updatedAt)])
    const { items } = await myFeed(given.again(fan), {})
    expect(items.map(({ text }) => text)).toEqual(['later', 'late', 'early'])
  })

  it('shows nothing to who is blocked, though it is in their feed', async () => {
    await using given = await createGuildWorld(store)
    const { actor, fans } = await star(given, 1)
    const [fan] = fans as [GuildContext]
    given.world.advance(1000)
    await post(actor, 'Hello')
    await settled(given)
    expect(await feedItems(given)).toHaveLength(1)
    await blockUser(actor, { userId: idOf(fan) })
    expect((await myFeed(given.again(fan), {})).items).toEqual([])
  })
})
