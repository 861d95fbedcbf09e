import type { Item, Query } from '@longtable/store'
import { createDocumentedWriter, seededRandom, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { HubContext } from './context.ts'
import { documentedHub } from './testing/documented-hub.ts'
import { createHubWorld, type HubWorld } from './testing/hub-world.ts'

const DAY_MS = 86_400_000
const SEEDS = [1, 2]

const gsi = (index: 'GSI1' | 'GSI2', partition: string): Query => ({ index, partition })

/** Every page of a list, asked for by GraphQL. */
async function listed(world: HubWorld, who: HubContext, asked: string): Promise<string[]> {
  const ids: string[] = []
  let after: string | null = null
  do {
    const args = asked.includes('(')
      ? asked.replace('(', '(first: 5, after: $after, ')
      : `${asked}(first: 5, after: $after)`
    const document: string = `query ($after: String) { list: ${args} { items { id } after } }`
    const { data, errors } = await world.ask(who, document, { after })
    expect(errors, asked).toBeUndefined()
    ids.push(...data.list.items.map(({ id }: { id: string }) => id))
    after = data.list.after
  } while (after !== null)
  return ids
}

async function adopted(world: HubWorld, seed: number) {
  const { store } = world.deps
  const root = await world.admin('root')
  const writer = createDocumentedWriter(seededRandom(seed), world.world.now() - 90 * DAY_MS)
  const hub = documentedHub(writer)
  await store.writeMany({ puts: [...hub.items] })
  expect((await world.adopt()).findings).toEqual([])
  await world.settle()
  const literal = async (query: Query, key: string): Promise<unknown[]> =>
    (await store.query({ ...query, limit: 200 })).items.map((item) => item[key])
  /** The documented key condition by the store alone, and the same by GraphQL. */
  const same = async (
    asked: string,
    query: Query,
    { key, who = root }: { readonly key: string; readonly who?: HubContext },
  ): Promise<number> => {
    const found = await listed(world, who, asked)
    const expected = await literal(query, key)
    expect(found, asked).toEqual(expected)
    return found.length
  }
  return { ...hub, root, literal, same }
}

describe.each(stores)('a table that document 002 alone wrote, by GraphQL on $name', (store) => {
  it.each(SEEDS)('is listed as the documented queries list it, seed %i', async (seed) => {
    await using world = await createHubWorld(store, { seed })
    const { root, users, startups, roles, same, items } = await adopted(world, seed)
    let seen = 0
    for (const role of ['FOUNDER', 'TALENT', 'INVESTOR', 'ADMIN'])
      seen += await same(`usersByRole(role: ${role})`, gsi('GSI1', `ROLE#${role}`), {
        key: 'userId',
      })
    expect(seen).toBe(users.length + 1)
    for (const status of ['ACTIVE', 'PENDING_VERIFICATION', 'BANNED'])
      await same(`usersByStatus(status: ${status})`, gsi('GSI2', `STATUS#${status}`), {
        key: 'userId',
      })
    const newest = { descending: true }
    for (const { startupId, founderId } of startups) {
      const byFounder = { ...gsi('GSI1', `FOUNDER#${founderId}`), ...newest }
      await same(`startupsOf(founderId: "${founderId}")`, byFounder, { key: 'startupId' })
      const vacancies = { partition: `STARTUP#${startupId}`, sort: { begins: 'ROLE#' } } as const
      expect(
        await same(`startupRoles(startupId: "${startupId}")`, vacancies, { key: 'roleId' }),
      ).toBe(2)
    }
    for (const { startupId } of startups)
      for (const status of ['PENDING', 'APPROVED', 'REJECTED', 'REVOKED']) {
        const byStatus = {
          partition: `STARTUP#${startupId}`,
          sort: { begins: `STATUS#${status}#` },
        }
        const asked = `startupAccessRequests(startupId: "${startupId}", status: ${status})`
        await same(asked, { index: 'GSI2', ...byStatus, ...newest }, { key: 'accessId' })
      }
    for (const { startupId, roleId } of roles)
      for (const status of ['PENDING', 'REVIEWING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN']) {
        const partition = `STARTUP#${startupId}#ROLE#${roleId}`
        const sort = { begins: `STATUS#${status}#` }
        const asked = `roleApplications(startupId: "${startupId}", roleId: "${roleId}", status: ${status})`
        await same(asked, { index: 'GSI2', partition, sort, ...newest }, { key: 'applicationId' })
      }
    const open = gsi('GSI2', 'VISIBILITY#PUBLIC#STATUS#ACTIVE')
    await same('startups', { ...open, ...newest }, { key: 'startupId' })
    await same('openRoles', { ...gsi('GSI1', 'OPEN_ROLES'), ...newest }, { key: 'roleId' })
    for (const { id } of users) {
      const audits = { ...gsi('GSI1', `USER#${id}`), ...newest }
      await same(`auditByUser(userId: "${id}")`, audits, { key: 'auditId' })
    }
    const date = new Date(world.world.now()).toISOString().slice(0, 10)
    await same(
      `auditByDay(date: "${date}")`,
      { partition: `AUDIT#${date}`, ...newest },
      { key: 'auditId' },
    )

    const isActive = ({ status }: Item) => status === 'ACTIVE'
    let heard = 0
    const profiles = items.filter(({ SK }) => SK === 'PROFILE')
    for (const profile of profiles) {
      const { userId, email } = profile as Item & Record<'userId' | 'email', string>
      const one = await world.ask(
        root,
        'query ($id: ID!, $email: String!) { profile(userId: $id) { email } profileByEmail(email: $email) { id } }',
        { id: userId, email },
      )
      expect(one.data).toEqual({ profile: { email }, profileByEmail: { id: userId } })
      if (!isActive(profile)) continue
      const told = { partition: `USER#${userId}`, sort: { begins: 'NOTIFICATION#' } } as const
      const who = world.as({ userId, email })
      expect(
        await same('notifications', { ...told, ...newest }, { key: 'notificationId', who }),
      ).toBeGreaterThan(0)
      const list = { ...gsi('GSI1', `PARTICIPANT#${userId}`), ...newest }
      await same('conversations', list, { key: 'conversationId', who })
      for (const id of await listed(world, who, 'conversations')) {
        const said = { partition: `CONVERSATION#${id}`, sort: { begins: 'MESSAGE#' } } as const
        const asked = `messages(conversationId: "${id}")`
        heard += await same(asked, { ...said, ...newest }, { key: 'messageId', who })
        if (heard === 0) continue
        // What is said now is the newest, whatever ids were made before.
        const sends = `mutation { sendMessage(conversationId: "${id}", content: "Now") { id } }`
        const { data } = await world.ask(who, sends)
        if (data) expect((await listed(world, who, asked))[0]).toBe(data.sendMessage.id)
        await world.ask(who, `mutation { markConversationRead(conversationId: "${id}") { id } }`)
      }
      if (profile['role'] === 'INVESTOR') {
        const asked = { ...gsi('GSI1', `REQUESTER#${userId}`), ...newest }
        await same('myAccessRequests', asked, { key: 'accessId', who })
      }
      if (profile['role'] === 'TALENT') {
        const applied = { ...gsi('GSI1', `APPLICANT#${userId}`), ...newest }
        await same('myApplications', applied, { key: 'applicationId', who })
      }
      const count = await world.ask(who, '{ unreadNotificationCount }')
      const unread = await listed(world, who, 'notifications(unreadOnly: true)')
      expect(count.data.unreadNotificationCount).toBe(unread.length)
    }
    expect(heard).toBeGreaterThan(0)
    await world.settle()
    expect(await world.verify()).toEqual([])
  })
})
