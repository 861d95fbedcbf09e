import { SystemTable } from '@longtable/core'
import type { Item, Value } from '@longtable/store'
import { createDocumentedWriter, createWorld, seededRandom, stores } from '@longtable/testing'
import type { TestStore } from '@longtable/store/testing'
import { adoptDeclared } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import * as hub from './index.ts'
import { NOTHING } from './testing/documented/story.ts'
import { documentedHub } from './testing/documented/table.ts'

const system = hub.collabHubSystem

/** A table that was adopted, and whoever wrote it goes on by the document alone. */
async function goingOn(store: TestStore) {
  const world = await createWorld(store, { tables: [hub.collabHubTable, SystemTable], seed: 7 })
  const table = world.store(hub.collabHubTable)
  const writer = createDocumentedWriter(seededRandom(7), world.now() - 86_400_000)
  const documented = documentedHub(writer)
  await table.writeMany({ puts: [...documented.items] })
  await adoptDeclared(world, system)
  const one = (is: (item: Item) => boolean) => documented.items.find(is) as Item
  return {
    world,
    table,
    reader: world.reader(hub.collabHubTable),
    documented,
    one,
    set: ({ PK, SK }: Item, set: Record<string, Value>) =>
      table.write([{ kind: 'update', key: { PK, SK }, set }]),
    put: (item: Item) => table.write([{ kind: 'put', item }]),
    /** What is there again, after everything that others have changed, is so after one run. */
    async again() {
      const { findings } = await adoptDeclared(world, system)
      const told = { findings, findingCount: findings.length }
      expect(await adoptDeclared(world, system)).toEqual({ ...NOTHING, ...told })
      return findings
    },
  }
}

describe.each(stores)('whoever wrote collabhub-main goes on writing it, on $name', (store) => {
  it('a message and what was read move the rows; whom it names no more is out', async () => {
    const { world, reader, documented, one, set, put, again } = await goingOn(store)
    await using _ = world
    const [, conversationId = ''] = documented.conversations
    const talk = one((item) => item.conversationId === conversationId && item.SK === 'METADATA')
    const [first = '', second = '', gone = '', ...rest] = talk.participants as string[]
    const at = new Date(world.now()).toISOString()
    await put({
      PK: talk.PK,
      SK: 'MESSAGE#zz-last',
      messageId: 'zz-last',
      conversationId,
      senderId: first,
      content: 'Now',
      type: 'TEXT',
      readBy: [first, second],
      entityType: 'MESSAGE',
      createdAt: at,
    })
    const told = { lastMessageAt: at, lastMessagePreview: 'Now', updatedAt: at }
    await set(talk, { ...told, participants: [first, second, ...rest] })
    expect(await again()).toEqual([])
    const found = await hub.conversationById(reader, { conversationId })
    const rowOf = (userId: string) => hub.participantOf(reader, { conversationId, userId })
    const read = { lastReadMessageId: 'zz-last', readCount: found?.messageCount }
    expect(await rowOf(second)).toMatchObject({ ...read, lastMessagePreview: 'Now' })
    expect((await rowOf(rest[0] ?? ''))?.readCount).toBeLessThan(found?.messageCount ?? 0)
    expect(await rowOf(gone)).toMatchObject({ leftAt: at })
    const theirs = await hub.conversationsOf(reader, { userId: gone })
    expect(theirs.items.map((item) => item.conversationId)).not.toContain(conversationId)
    await set(talk, { participants: talk.participants as string[] })
    expect(await again()).toEqual([])
    expect((await rowOf(gone))?.leftAt).toBeUndefined()
  })

  it('a grant follows its request, whatever its time says', async () => {
    const { world, reader, one, set, put, again } = await goingOn(store)
    await using _ = world
    const asked = one(({ entityType }) => entityType === 'ACCESS_REQUEST')
    const pair = { startupId: String(asked.startupId), userId: String(asked.requesterId) }
    await set(asked, { status: 'APPROVED', GSI2SK: `STATUS#APPROVED#${String(asked.createdAt)}` })
    await again()
    expect(await hub.grantOf(reader, pair)).toMatchObject({ status: 'APPROVED' })
    await set(asked, { status: 'REVOKED', GSI2SK: `STATUS#REVOKED#${String(asked.createdAt)}` })
    expect(await again()).toEqual([])
    expect(await hub.grantOf(reader, pair)).toMatchObject({ status: 'REVOKED' })

    const over = new Date(world.now() - 1000).toISOString()
    const GSI2SK = `STATUS#APPROVED#${String(asked.createdAt)}`
    await set(asked, { status: 'APPROVED', expiresAt: over, GSI2SK })
    await again()
    const next = { ...asked, PK: 'ACCESS#next', accessId: 'next', GSI1SK: 'ACCESS#next' }
    const pending = `STATUS#PENDING#${String(asked.createdAt)}`
    await put({ ...next, status: 'PENDING', GSI2SK: pending })
    expect(await again()).toEqual([])
    expect(await hub.grantOf(reader, pair)).toMatchObject({ accessId: 'next', status: 'PENDING' })
  })

  it('who has withdrawn may apply again, and who has left the team is not taken back', async () => {
    const { world, table, reader, one, set, again } = await goingOn(store)
    await using _ = world
    const live = one(({ applicationId }) => applicationId !== undefined)
    const move = (status: string) =>
      set(live, { status, GSI2SK: `STATUS#${status}#${String(live.createdAt)}` })
    await move('ACCEPTED')
    expect(await again()).toEqual([])
    const roleOf = ({ startupId, roleId }: Item) =>
      hub.roleById(reader, { startupId: String(startupId), roleId: String(roleId) })
    const before = (await roleOf(live))?.applicantCount ?? 0
    const pair = { roleId: String(live.roleId), applicantId: String(live.applicantId) }
    const place = { startupId: String(live.startupId), userId: pair.applicantId }
    const { PK, SK } = (await table.get({
      PK: `STARTUP#${place.startupId}`,
      SK: `MEMBER#${place.userId}`,
    })) as Item
    await table.write([{ kind: 'delete', key: { PK, SK } }])
    expect(await again()).toEqual([])
    expect(await hub.membershipOf(reader, place)).toBeUndefined()

    const month = String(live.createdAt).slice(0, 7)
    const quota = await hub.applicationQuota(reader, { userId: pair.applicantId, month })
    await move('WITHDRAWN')
    expect(await again()).toEqual([])
    expect(await hub.applicationGuard(reader, pair)).toBeUndefined()
    expect((await roleOf(live))?.applicantCount).toBe(before - 1)
    expect(await hub.applicationQuota(reader, { userId: pair.applicantId, month })).toEqual(quota)
  })

  it('a startup that is hidden takes its roles along, and a key that nobody made is told', async () => {
    const { world, reader, documented, one, set, again } = await goingOn(store)
    await using _ = world
    const { startupId = '' } = documented.startups[0] ?? {}
    const startup = one(({ PK, SK }) => PK === `STARTUP#${startupId}` && SK === 'METADATA')
    const role = one(({ PK, roleId }) => PK === `STARTUP#${startupId}` && roleId !== undefined)
    const place = { startupId, roleId: String(role.roleId) }
    const GSI2PK = (status: string) => `VISIBILITY#PUBLIC#STATUS#${status}`
    const shown = { visibility: 'PUBLIC', status: 'ACTIVE', GSI2PK: GSI2PK('ACTIVE') }
    const open = async () =>
      (await hub.openRoles(reader, { OPEN_ROLES: 'OPEN_ROLES' }, { limit: 200 })).items
        .map(({ roleId }) => roleId)
        .includes(place.roleId)
    await set(startup, shown)
    await set(role, { isOpen: true })
    await again()
    expect(await open()).toBe(true)
    await set(startup, { status: 'SUSPENDED', GSI2PK: GSI2PK('SUSPENDED') })
    expect(await again()).toEqual([])
    expect(await open()).toBe(false)
    await set(startup, shown)
    await again()
    await set(role, { isOpen: false })
    await again()
    expect(await open()).toBe(false)
    await set(role, { GSI1PK: 'ELSEWHERE', GSI1SK: 'x' })
    const findings = await again()
    expect(findings).toEqual([expect.stringContaining('GSI1PK is ELSEWHERE')])
    expect(await world.store(hub.collabHubTable).get(role)).toMatchObject({ GSI1PK: 'ELSEWHERE' })
  })

  it('an address goes with whoever has it now, and of two the first one keeps it', async () => {
    const { world, reader, documented, one, set, again } = await goingOn(store)
    await using _ = world
    const [first, second] = documented.users.map(({ id }) => id) as [string, string]
    const profileOf = (id: string) => one(({ PK, SK }) => PK === `USER#${id}` && SK === 'PROFILE')
    const address = String(profileOf(first).email)
    await set(profileOf(second), { email: address.toUpperCase() })
    expect(await again()).toEqual([`EMAIL#${address} is of ${first}, and ${second} has it too`])
    expect((await hub.emailLock(reader, { address }))?.userId).toBe(first)
    await set(profileOf(first), { email: 'new@example.com' })
    expect(await again()).toEqual([])
    expect((await hub.emailLock(reader, { address }))?.userId).toBe(second)
    const users = await hub.stats(reader, { from: 'users' }, { limit: 200 })
    const roles = users.items.filter(({ name }) => name.startsWith('users.'))
    expect(roles.reduce((sum, { count }) => sum + count, 0)).toBe(documented.users.length)
  })
})
