import { SystemTable } from '@longtable/core'
import type { Item, Query } from '@longtable/store'
import { createDocumentedWriter, createWorld, seededRandom, stores } from '@longtable/testing'
import { adoptDeclared } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import * as hub from './index.ts'
import { NOTHING } from './testing/documented/story.ts'
import { documentedHub } from './testing/documented/table.ts'

const SEEDS = [1, 2, 3]
const DAY_MS = 86_400_000
const all = { limit: 200 }
const tables = [hub.collabHubTable, SystemTable]
const documentedSystem = hub.collabHubSystem

/** What `Stats` says of the items, worked out from the document's own attributes. */
function figuresOf(items: readonly Item[]): Record<string, number> {
  const names: Record<string, readonly [string, string]> = {
    USER: ['users', 'role'],
    STARTUP: ['startups', 'status'],
    APPLICATION: ['applications', 'status'],
    SUBSCRIPTION: ['subscriptions', 'tier'],
  }
  const figures: Record<string, number> = {}
  for (const item of items) {
    const [kind, attribute] = names[String(item.entityType)] ?? []
    if (kind === undefined || attribute === undefined) continue
    const name = `${kind}.${String(item[attribute])}`
    const day = String(item.createdAt).slice(0, 10)
    for (const one of [name, `${day}.${name}`]) figures[one] = (figures[one] ?? 0) + 1
  }
  return figures
}

describe.each(stores)('a table that document 002 alone wrote, on $name', (store) => {
  it.each(SEEDS)('is read by its patterns as the document says, seed %i', async (seed) => {
    await using world = await createWorld(store, { tables, seed })
    const table = world.store(hub.collabHubTable)
    const writer = createDocumentedWriter(seededRandom(seed), world.now() - 90 * DAY_MS)
    const { items, users, startups, roles, conversations } = documentedHub(writer)
    await table.writeMany({ puts: [...items] })
    const planned = await adoptDeclared(world, documentedSystem, { isDry: true })
    const done = await adoptDeclared(world, documentedSystem)
    expect(done.findings).toEqual([])
    expect(planned.counts).toEqual(done.counts)
    expect(await adoptDeclared(world, documentedSystem)).toEqual(NOTHING)
    world.settleIndexes()

    const reader = world.reader(hub.collabHubTable)
    const literal = async (query: Query) => (await table.query({ ...query, limit: 200 })).items
    const same = async (
      found: Promise<{ readonly items: readonly object[] }>,
      query: Query,
      key: string,
    ) => {
      const shown = (await found).items.map((one) => (one as Item)[key])
      const stored = (await literal(query)).map((item) => item[key])
      expect(shown, JSON.stringify(query)).toEqual(stored)
      return stored.length
    }
    const gsi1 = (partition: string): Query => ({ index: 'GSI1', partition, descending: true })
    const gsi2 = (partition: string): Query => ({ index: 'GSI2', partition, descending: true })

    for (const { id } of users) {
      expect(await hub.userById(reader, { userId: id })).toMatchObject({ userId: id })
      const email = String((await hub.userById(reader, { userId: id }))?.email)
      await same(hub.userByEmail(reader, { email }), { index: 'GSI4', partition: email }, 'userId')
      expect((await hub.emailLock(reader, { address: email }))?.userId).toBe(id)
      const applied = hub.applicationsBy(reader, { applicantId: id }, all)
      await same(applied, gsi1(`APPLICANT#${id}`), 'applicationId')
      const asked = hub.accessByInvestor(reader, { requesterId: id }, all)
      await same(asked, gsi1(`REQUESTER#${id}`), 'accessId')
      const months = new Map<string, number>()
      for (const one of items.filter(({ applicantId }) => applicantId === id)) {
        const month = String(one.createdAt).slice(0, 7)
        months.set(month, (months.get(month) ?? 0) + 1)
      }
      for (const [month, count] of months)
        expect(await hub.applicationQuota(reader, { userId: id, month })).toMatchObject({ count })
      const listed = await hub.conversationsOf(reader, { userId: id }, all)
      const mine = items.filter(
        ({ participants }) => Array.isArray(participants) && participants.includes(id),
      )
      expect(listed.items.map(({ conversationId }) => conversationId).sort()).toEqual(
        mine.map(({ conversationId }) => String(conversationId)).sort(),
      )
      // What the document's own query gives is the same, each conversation once.
      const shown = await literal(gsi1(`PARTICIPANT#${id}`))
      expect(shown).toHaveLength(mine.length)
      for (const row of shown) {
        const {
          PK: _,
          SK: __,
          GSI1PK: ___,
          GSI1SK: ____,
          ...said
        } = mine.find(({ conversationId }) => conversationId === row.conversationId) ?? row
        const { entityType: _____, createdAt: ______, updatedAt: _______, ...documented } = said
        expect(row).toMatchObject(documented)
      }
      const told = hub.notificationsOf(reader, { userId: id }, all)
      const notices = { partition: `USER#${id}`, sort: { begins: 'NOTIFICATION#' } }
      expect(await same(told, { ...notices, descending: true }, 'notificationId')).toBe(4)
      expect(await hub.subscriptionOf(reader, { userId: id })).toMatchObject({ tier: 'PRO' })
      const stripeCustomerId = `cus_${id}`
      expect(await hub.stripeCustomer(reader, { stripeCustomerId })).toMatchObject({ userId: id })
    }
    for (const { startupId, founderId } of startups) {
      const founded = hub.startupsByFounder(reader, { founderId }, all)
      await same(founded, gsi1(`FOUNDER#${founderId}`), 'startupId')
      const rows = { partition: `STARTUP#${startupId}`, sort: { begins: 'ROLE#' } }
      expect(await same(hub.rolesOf(reader, { startupId }, all), rows, 'roleId')).toBe(2)
      const asked = hub.accessForStartup(reader, { startupId }, all)
      await same(asked, gsi2(`STARTUP#${startupId}`), 'accessId')
      expect(await hub.channelOf(reader, { startupId })).toBeDefined()
    }
    for (const place of roles) {
      const partition = `STARTUP#${place.startupId}#ROLE#${place.roleId}`
      await same(hub.applicationsForRole(reader, place, all), gsi2(partition), 'applicationId')
      const applied = (await literal(gsi2(partition))).filter(
        ({ status }) => status !== 'WITHDRAWN',
      )
      const role = await hub.roleById(reader, place)
      expect(role?.applicantCount).toBe(applied.length)
    }
    const open = await hub.openRoles(reader, { OPEN_ROLES: 'OPEN_ROLES' }, all)
    for (const { startupId, isOpen } of open.items) {
      expect(isOpen).toBe(true)
      const startup = await hub.startupById(reader, { startupId })
      expect(startup).toMatchObject({ status: 'ACTIVE', visibility: 'PUBLIC' })
    }
    await same(Promise.resolve(open), gsi1('OPEN_ROLES'), 'roleId')
    for (const conversationId of conversations) {
      const said = { partition: `CONVERSATION#${conversationId}`, sort: { begins: 'MESSAGE#' } }
      const messages = hub.messagesOf(reader, { conversationId }, all)
      const count = await same(messages, { ...said, descending: true }, 'messageId')
      const found = await hub.conversationById(reader, { conversationId })
      expect(found?.messageCount).toBe(count)
      const spoken = await literal({ ...said, descending: true })
      for (const userId of found?.participants ?? []) {
        const row = await hub.participantOf(reader, { conversationId, userId })
        const isRead = ({ readBy, senderId }: Item) =>
          senderId === userId || (readBy as string[]).includes(userId)
        const last = spoken.findIndex(isRead)
        expect(row?.lastReadMessageId).toBe(spoken[last]?.messageId)
        expect(row?.readCount).toBe(last < 0 ? 0 : spoken.length - last)
      }
    }
    const figures: Record<string, number> = {}
    for await (const some of hub.stats.each(reader, {}))
      for (const { name, count } of some) figures[name] = count
    expect(figures).toEqual(figuresOf(items))
  })
})
