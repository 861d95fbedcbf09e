import { type AnyEntity, isOf } from '@longtable/entity'
import type { Item } from '@longtable/store'
import type { Play } from '@longtable/system'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { inbox, messageRequests } from '../chat/find-rooms.ts'
import { receivedInvites } from '../collaboration/find-invites.ts'
import type { GuildContext } from '../context.ts'
import { guildFace } from '../face.ts'
import { myFeed } from '../feed/my-feed.ts'
import { goalsGuild } from '../model/model.ts'
import { notifications } from '../notifications/find-notifications.ts'
import { goalsGuildSystem } from '../system.ts'
import { createGuildWorld, type GuildWorld } from '../testing/guild-world.ts'

const DAY_MS = 86_400_000
const PAGE = { limit: 50 }

/** What only comes with crowds, files, seals, within a minute, or with what the demo person does. */
const NOT_SHOWN = [
  'AddressRateLimit',
  'AuditChain',
  'AuditCheck',
  'CounterShard',
  'FeedBackfill',
  'FeedFloor',
  'FeedMarker',
  'Made',
  'RateLimit',
  'Upload',
]

/** As a host plays it; `play` may die at any step. */
function stageIn(guild: GuildWorld, play: Play = goalsGuildSystem.play) {
  const beganAt = guild.world.now()
  const visitors = new Map(
    guildFace.demo.visitors.map(({ nickname }) => {
      const viewer = { userId: guild.world.stamp().id, email: `${nickname}@longtable.example` }
      return [nickname, viewer] as const
    }),
  )
  const robin = () => {
    const viewer = visitors.get('demo')
    if (!viewer) throw new Error('There is no demo person.')
    return guild.as(viewer)
  }
  const stage = {
    play,
    beganAt,
    midnight: beganAt - (beganAt % DAY_MS),
    random: guild.world.random,
    visitors,
    contextOf: guild.as,
    setAdmin: (userId: string) =>
      guildFace.setAdmin({ ...robin(), viewer: undefined }, userId, true),
    settled: guild.settle,
  }
  return { stage, robin }
}

const daysOf = (items: readonly Item[], type: string, field = 'createdAt') =>
  new Set(
    items
      .filter((item) => item['type'] === type && item[field] !== undefined)
      .map((item) => String(item[field]).slice(0, 10)),
  ).size

/** What follows from a removal has the time of its change, which DynamoDB takes from its own clock. */
const latestOf = (guild: GuildWorld, { name }: { readonly name: string }): string =>
  new Date(name === 'DynamoDB' ? Date.now() : guild.world.now()).toISOString()

async function expectPast(guild: GuildWorld, latest: string): Promise<void> {
  const items = await guild.items()
  for (const type of ['Activity', 'Comment', 'Message', 'XpEntry', 'Notification'])
    expect([type, daysOf(items, type) > 8]).toEqual([type, true])
  expect(daysOf(items, 'Task', 'completedAt')).toBeGreaterThan(40)
  expect(items.filter(({ createdAt }) => String(createdAt ?? '') > latest)).toEqual([])
}

/** Something to read, to do and to answer. */
async function expectNews(robin: () => GuildContext): Promise<void> {
  const { items: waiting } = await receivedInvites(robin(), { status: 'pending' }, PAGE)
  expect(waiting).toHaveLength(2)
  expect((await messageRequests(robin(), {}, PAGE)).items).toHaveLength(1)
  const rooms = (await inbox(robin(), {}, PAGE)).items
  expect(rooms.filter(({ unread }) => unread > 0)).toHaveLength(2)
  expect(rooms.length).toBeGreaterThan(4)
  const feed = (await myFeed(robin(), PAGE)).items
  expect(new Set(feed.map(({ verb }) => verb)).size).toBeGreaterThan(4)
  const times = feed.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
  const told = (await notifications(robin(), {}, PAGE)).items
  const unread = told.filter(({ isRead }) => !isRead).map(({ kind }) => kind)
  const kinds = ['follow', 'invite', 'mention', 'message']
  expect(kinds.filter((kind) => !unread.some((one) => one === kind))).toEqual([])
  expect(told.length).toBeGreaterThan(unread.length)
}

describe.each(stores)('the demo on $name', (store) => {
  it('makes something of everything, once, in the past, and all of it fits together', async () => {
    await using guild = await createGuildWorld(store)
    const { stage, robin } = stageIn(guild)
    expect(await guildFace.demo.isBegun(robin())).toBe(false)
    await guildFace.demo.arrive(stage)
    expect(await guildFace.demo.isBegun(robin())).toBe(true)
    await guildFace.demo.live(stage)
    await guild.settle()
    const made = await guild.items()
    const missing = Object.entries<AnyEntity>(goalsGuild.entities)
      .filter(([, entity]) => !made.some((item) => isOf(entity, item)))
      .map(([name]) => name)
    expect(missing.toSorted()).toEqual(NOT_SHOWN)
    expect(made.filter(({ type }) => type === 'User')).toHaveLength(12)
    await expectPast(guild, latestOf(guild, store))
    await expectNews(robin)
    expect(await guild.verify()).toEqual([])
    await guildFace.demo.live(stage)
    await guild.settle()
    expect(await guild.items()).toEqual(made)
  })
})

/** Whatever plays it, it plays the same mutations. */
describe.each(stores.slice(0, 1))('a demo that is interrupted on $name', (store) => {
  it('is gone on with, and has nothing twice', async () => {
    const [whole, broken] = [await createGuildWorld(store), await createGuildWorld(store)]
    await guildFace.demo.live(stageIn(whole).stage)
    await whole.settle()

    let steps = 0
    let end = 7
    const dying: Play = async (...step) => {
      const played = await goalsGuildSystem.play(...step)
      // It was written, and whoever asked for it never heard.
      if (++steps === end) throw new Error('killed')
      return played
    }
    const { stage } = stageIn(broken, dying)
    for (end of [7, 60, 150, 300])
      await expect(((steps = 0), guildFace.demo.live(stage))).rejects.toThrow('killed')
    end = Number.POSITIVE_INFINITY
    await guildFace.demo.live(stage)
    await broken.settle()

    const countsOf = async (guild: GuildWorld) => {
      const counts: Record<string, number> = {}
      for (const { type } of await guild.items())
        counts[String(type)] = (counts[String(type)] ?? 0) + 1
      return counts
    }
    const [made, again] = [await countsOf(whole), await countsOf(broken)]
    for (const type of [
      'User',
      'Goal',
      'Task',
      'Quest',
      'Comment',
      'Message',
      'Activity',
      'Follow',
    ])
      expect([type, again[type]]).toEqual([type, made[type]])
    expect(await broken.verify()).toEqual([])
    await whole[Symbol.asyncDispose]()
    await broken[Symbol.asyncDispose]()
  })
})
