import type { Item, Query, Value } from '@longtable/store'
import { createDocumentedWriter, seededRandom, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import * as htt from './index.ts'
import { NOTHING } from './testing/documented/story.ts'
import { documentedFamily } from './testing/documented/table.ts'
import { createFamilyWorld } from './testing/family-world.ts'

const SEEDS = [1, 2, 3]
const DAY_MS = 86_400_000
const all = { limit: 200 }
const table = htt.holdThatThoughtTable

describe.each(stores)('a table that document 003 alone wrote, on $name', (store) => {
  it.each(SEEDS)('is read by its patterns as the document says, seed %i', async (seed) => {
    await using family = await createFamilyWorld(store, { seed, seals: true })
    const { world } = family
    const own = world.store(table)
    const writer = createDocumentedWriter(seededRandom(seed), world.now() - 90 * DAY_MS)
    const { items, people, dates, conversations } = documentedFamily(writer)
    await own.writeMany({ puts: [...items] })
    expect((await family.adopt()).findings).toEqual([])
    expect(await family.adopt()).toEqual(NOTHING)
    // What was written before is heard of now, and counted once more where nothing says that it was.
    await family.settle()
    await family.reconcile()
    expect(await family.verify()).toEqual([])

    const reader = world.reader(table)
    const same = async (
      found: Promise<{ readonly items: readonly object[] }>,
      query: Query,
      key: string,
    ) => {
      const shown = (await found).items.map((one) => (one as Item)[key])
      const stored = await own.query({ ...query, limit: 200 })
      expect(shown, JSON.stringify(query)).toEqual(stored.items.map((item) => item[key]))
    }
    const mine = (id: string, begins: string): Query => ({
      index: 'GSI1',
      partition: `USER#${id}`,
      sort: { begins },
      descending: true,
    })
    const approved = []
    for (const userId of people) {
      const profile = await htt.profileById(reader, { userId })
      const stored = items.find(({ PK, SK }) => PK === `USER#${userId}` && SK === 'PROFILE')
      expect(profile).toMatchObject({ userId, displayName: stored?.displayName })
      expect(profile?.familyRelationships).toEqual(stored?.familyRelationships)
      if (profile?.status === 'active' && profile.groups.includes('approved')) approved.push(userId)
      const rows = { partition: `USER#${userId}`, sort: { begins: 'CONV#' } }
      await same(htt.conversationsOf(reader, { userId }, all), rows, 'conversationId')
      const inbox = await htt.inboxOf(reader, { userId }, all)
      const named = items.filter(
        ({ participantIds }) => Array.isArray(participantIds) && participantIds.includes(userId),
      )
      expect(inbox.items).toHaveLength(named.length)
      await same(htt.commentsBy(reader, { userId }, all), mine(userId, 'COMMENT#'), 'commentId')
      await same(htt.reactionsBy(reader, { userId }, all), mine(userId, 'REACTION#'), 'commentId')
      expect((await htt.draftsOf(reader, { uploaderId: userId }, all)).items).toHaveLength(1)
      expect(await htt.rateLimitOf(reader, { userId, action: 'comment' })).toMatchObject({
        count: 1,
      })
    }
    const directory = await htt.usersListed(reader, {}, all)
    expect(directory.items.map(({ value }) => value.userId).sort()).toEqual(approved.sort())
    const letters = { index: 'GSI1', partition: 'LETTERS', descending: true }
    await same(htt.lettersNewestFirst(reader, { LETTERS: 'LETTERS' }, all), letters, 'date')
    for (const letterId of dates) {
      expect(await htt.letterById(reader, { letterId })).toMatchObject({ letterId, date: letterId })
      const versions = { partition: `LETTER#${letterId}`, sort: { begins: 'VERSION#' } }
      const kept = htt.versionsOf(reader, { letterId }, all)
      await same(kept, { ...versions, descending: true }, 'timestamp')
      const said = { partition: `COMMENT#${letterId}`, sort: { lessThan: 'REACTION#' } }
      await same(htt.commentsOn(reader, { itemId: letterId }, all), said, 'commentId')
    }
    for (const conversationId of conversations) {
      const said = { partition: `CONV#${conversationId}`, sort: { begins: 'MSG#' } }
      const messages = htt.messagesOf(reader, { conversationId }, all)
      await same(messages, { ...said, descending: true }, 'messageId')
    }
  })

  it('follows what whoever wrote it goes on to write', async () => {
    await using family = await createFamilyWorld(store, { seed: 9, seals: true })
    const { world } = family
    const own = world.store(table)
    const writer = createDocumentedWriter(seededRandom(9), world.now() - 90 * DAY_MS)
    const { items, people } = documentedFamily(writer)
    await own.writeMany({ puts: [...items] })
    await family.adopt()
    const reader = world.reader(table)
    const [, userId = ''] = people
    const set = (PK: string, SK: string, to: Record<string, Value>) =>
      own.write([{ kind: 'update', key: { PK, SK }, set: to }])
    const again = async () => {
      expect(await family.adopt()).toMatchObject({ findings: [] })
      expect(await family.adopt()).toEqual(NOTHING)
    }
    const listed = async (USERS: string) => {
      const keys = { index: 'GSI1', partition: USERS }
      return (await own.query(keys)).items.map((item) => item.userId).includes(userId)
    }
    await set(`USER#${userId}`, 'PROFILE', { groups: ['approved'], status: 'active' })
    await again()
    expect(await listed('USERS')).toBe(true)
    await set(`USER#${userId}`, 'PROFILE', { groups: [] })
    await again()
    expect([await listed('USERS'), await listed('USERS#PENDING')]).toEqual([false, true])
    await set(`USER#${userId}`, 'PROFILE', { status: 'deleted' })
    await again()
    expect([await listed('USERS'), await listed('USERS#PENDING')]).toEqual([false, false])

    const draft = items.find(({ PK }) => PK.startsWith('DRAFT#')) as Item
    await set(draft.PK, draft.SK, { status: 'published' })
    const row = items.find(({ SK }) => SK.startsWith('CONV#')) as Item
    const lastMessageAt = new Date(world.now()).toISOString()
    await set(row.PK, row.SK, { lastMessageAt })
    const comment = items.find(({ commentText }) => commentText !== undefined) as Item
    await set(comment.PK, comment.SK, { reactionCount: 70 })
    await again()
    expect(await own.get(draft)).toMatchObject({ GSI1PK: 'DRAFTS#published' })
    const [newest] = (await htt.inboxOf(reader, { userId: row.PK.slice('USER#'.length) })).items
    expect(newest?.conversationId).toBe(row.conversationId)
    expect(await own.get(comment)).toMatchObject({ reactionCount: comment.reactionCount })
  })
})
