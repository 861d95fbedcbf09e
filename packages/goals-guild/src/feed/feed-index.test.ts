import { stores, type TestStore } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { followUser } from '../follows/follow-user.ts'
import { unfollowUser } from '../follows/unfollow-user.ts'
import { ggCore } from '../table.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { createFeedIndex, type FeedIndex } from './feed-index.ts'
import { myFeed } from './my-feed.ts'
import { postActivity } from './post-activity.ts'

const lmdb = stores.find(({ name }) => name === 'LMDB') as TestStore

const post = (person: GuildContext, text: string) =>
  postActivity(person, postActivity.input.parse({ text }))

const feedOf = async (given: GuildWorld, person: GuildContext, feed: FeedIndex) => {
  const context = given.again(person)
  const page = await myFeed({ ...context, feed }, {})
  return page.items.map(({ text }) => text)
}

function indexOf(given: GuildWorld, bounds: object = {}): FeedIndex {
  const scan = () => given.world.engine.tools(ggCore.name).scan()
  return createFeedIndex({ store: given.deps.store, log: given.deps.log, scan, ...bounds })
}

async function twoPeople(given: GuildWorld) {
  const [ana, ben] = [await given.person('ana'), await given.person('ben')]
  await followUser(ben, { followeeId: idOf(ana) })
  return { ana, ben }
}

describe('the feed index', () => {
  it('is built anew when the log was cut before it has read it', async () => {
    await using given = await createGuildWorld(lmdb)
    const { ana, ben } = await twoPeople(given)
    const index = indexOf(given)
    await index.start()
    await post(ana, 'before')
    expect(await feedOf(given, ben, index)).toEqual(['before'])
    await post(ana, 'unread')
    const { store } = given.deps
    await given.world.engine.tools(ggCore.name).trim(await store.changes.newest())
    await post(ana, 'after the cut')
    const all = ['after the cut', 'unread', 'before']
    expect(await feedOf(given, ben, index)).toEqual(all)
    await index.start()
    expect(index.isReady).toBe(true)
    expect(await feedOf(given, ben, index)).toEqual(all)
    expect(given.logged).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('missed changes') }),
    )
  })

  it('answers by heads when it could not be built, and tries again', async () => {
    await using given = await createGuildWorld(lmdb)
    const { ana, ben } = await twoPeople(given)
    await post(ana, 'Hello')
    let fails = true
    const index = indexOf(given, {
      scan: () => {
        if (fails) throw new Error('The disk is away.')
        return given.world.engine.tools(ggCore.name).scan()
      },
    })
    await index.start()
    expect(index.isReady).toBe(false)
    expect(await feedOf(given, ben, index)).toEqual(['Hello'])
    fails = false
    await index.start()
    expect(index.isReady).toBe(true)
    expect(await feedOf(given, ben, index)).toEqual(['Hello'])
  })

  it('keeps no more readers than its bound, and each of them is right', async () => {
    await using given = await createGuildWorld(lmdb)
    const people: GuildContext[] = []
    for (let n = 0; n < 6; n++) people.push(await given.person(`person-${n}`))
    for (const person of people)
      for (const other of people)
        if (person !== other) await followUser(person, { followeeId: idOf(other) })
    const index = indexOf(given, { edgesMax: 13 })
    await index.start()
    const [first] = people as [GuildContext]
    await post(first, 'Hello')
    for (const person of people) expect(await feedOf(given, person, index)).toEqual(['Hello'])
    expect(index.size).toMatchObject({ readers: 2, edges: 12 })
    const [, second] = people as [GuildContext, GuildContext]
    await unfollowUser(second, { followeeId: idOf(first) })
    expect(await feedOf(given, second, index)).toEqual([])
  })

  it('misses nothing that happens while a reader is being loaded', async () => {
    await using given = await createGuildWorld(lmdb)
    const { ana, ben } = await twoPeople(given)
    const cem = await given.person('cem')
    const index = indexOf(given)
    await index.start()
    await post(ana, 'from ana')
    await post(cem, 'from cem')
    const reads = []
    for (let n = 0; n < 20; n++) {
      reads.push(feedOf(given, ben, index))
      const whom = { followeeId: idOf(cem) }
      await (n % 2 === 0 ? followUser(ben, whom) : unfollowUser(ben, whom))
    }
    for (const texts of await Promise.all(reads)) expect(texts).toContain('from ana')
    expect(await feedOf(given, ben, index)).toEqual(['from ana'])
  })
})
