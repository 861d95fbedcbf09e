import { type AnyEntity, isOf } from '@longtable/entity'
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
import { createGuildWorld } from '../testing/guild-world.ts'

const welcome = (context: GuildContext) => guildFace.welcome(context, goalsGuildSystem.play)

/** What only comes with crowds, files, seals, or with what the demo person does themselves. */
const NOT_SHOWN = [
  'AddressRateLimit',
  'AuditChain',
  'CounterShard',
  'FeedBackfill',
  'FeedFloor',
  'FeedMarker',
  'Made',
  'QuestCount',
  'Upload',
]

describe.each(stores)('the demo on $name', (store) => {
  it('makes something of everything, once, and all of it fits together', async () => {
    await using guild = await createGuildWorld(store)
    const userId = guild.world.stamp().id
    const as = () => guild.as({ userId, email: 'demo@example.com' })
    // As two workers do that start at the same moment.
    await Promise.all([welcome(as()), welcome(as())])
    await guild.settle()
    const made = await guild.items()
    const missing = Object.entries<AnyEntity>(goalsGuild.entities)
      .filter(([, entity]) => !made.some((item) => isOf(entity, item)))
      .map(([name]) => name)
    expect(missing.toSorted()).toEqual(NOT_SHOWN)
    expect(made.filter(({ type }) => type === 'User')).toHaveLength(5)
    expect(made.filter(({ type }) => type === 'Goal')).toHaveLength(4)
    expect(await guild.verify()).toEqual([])
    await welcome(as())
    expect(await guild.items()).toEqual(made)
  })

  it('leaves the demo person something to read and to answer', async () => {
    await using guild = await createGuildWorld(store)
    const demo = guild.as({ userId: guild.world.stamp().id, email: 'demo@example.com' })
    await welcome(demo)
    await guild.settle()
    const page = { limit: 20 }
    const { items: waiting } = await receivedInvites(demo, { status: 'pending' }, page)
    expect(waiting).toHaveLength(1)
    expect((await messageRequests(demo, {}, page)).items).toHaveLength(1)
    expect((await inbox(demo, {}, page)).items).toHaveLength(2)
    const feed = (await myFeed(demo, page)).items
    expect(new Set(feed.map(({ verb }) => verb)).size).toBeGreaterThan(1)
    const told = (await notifications(demo, {}, page)).items.map(({ kind }) => kind)
    const kinds = ['accepted', 'follow', 'invite', 'mention', 'message', 'message', 'reaction']
    expect(told.toSorted()).toEqual(kinds)
  })
})
