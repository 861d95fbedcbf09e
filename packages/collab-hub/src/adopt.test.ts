import { SystemTable } from '@longtable/core'
import type { Item, Query } from '@longtable/store'
import { adopt } from '@longtable/system'
import { createDocumentedWriter, createWorld, seededRandom, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import * as hub from './index.ts'
import { documentedHub } from './testing/documented-hub.ts'

const SEEDS = [1, 2, 3]
const DAY_MS = 86_400_000
const all = { limit: 200 }
const tables = [hub.collabHubTable, SystemTable]

describe.each(stores)('a table that document 002 alone wrote, on $name', (store) => {
  it.each(SEEDS)('is read by its patterns as the document says, seed %i', async (seed) => {
    await using world = await createWorld(store, { tables, seed })
    const table = world.store(hub.collabHubTable)
    const writer = createDocumentedWriter(seededRandom(seed), world.now() - 90 * DAY_MS)
    const { items, users, startups, roles, conversations } = documentedHub(writer)
    await table.writeMany({ puts: [...items] })
    const adopting = (isDry = false) =>
      adopt({
        model: hub.collabHub,
        deps: { store: table, system: world.store(SystemTable), now: world.now },
        tools: world.engine.tools(hub.collabHubTable.name),
        rules: hub.collabHubAdopters,
        run: 'adopt',
        isDry,
        saysUnknown: true,
      })
    const planned = await adopting(true)
    const done = await adopting()
    expect(done.findings).toEqual([])
    expect(planned.counts).toEqual(done.counts)
    expect(await adopting()).toMatchObject({ counts: {}, findings: [] })
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
      const listed = await hub.conversationsOf(reader, { userId: id }, all)
      const mine = items.filter(
        ({ participants }) => Array.isArray(participants) && participants.includes(id),
      )
      expect(listed.items.map(({ conversationId }) => conversationId).sort()).toEqual(
        mine.map(({ conversationId }) => String(conversationId)).sort(),
      )
      // What the document's own query gives is the same, each conversation once.
      expect(await literal(gsi1(`PARTICIPANT#${id}`))).toHaveLength(mine.length)
      const told = hub.notificationsOf(reader, { userId: id }, all)
      const notices = { partition: `USER#${id}`, sort: { begins: 'NOTIFICATION#' } }
      expect(await same(told, { ...notices, descending: true }, 'notificationId')).toBe(1)
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
    }
  })
})
