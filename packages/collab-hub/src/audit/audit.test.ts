import { auditOnce, auditSealer, verifyAudit } from '@longtable/core'
import type { Item } from '@longtable/store'
import { createDocumentedWriter, seededRandom, stores } from '@longtable/testing'
import { deliver } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import type { HubContext } from '../context.ts'
import { collabHubRows } from '../model/rows.ts'
import { setShards } from '../shards/set-shards.ts'
import { collabHubTable } from '../table.ts'
import { documentedHub } from '../testing/documented/table.ts'
import { createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { updateProfile } from '../users/update-profile.ts'

const TYPES =
  'USER STARTUP STARTUP_ROLE APPLICATION ACCESS_REQUEST CONVERSATION MESSAGE SUBSCRIPTION AUDIT_LOG NOTIFICATION'.split(
    ' ',
  )

interface Listed {
  readonly id: string
  readonly action: string
  readonly createdAt: string
  readonly entityType: string
}

/** All pages, none of them short before the last. */
async function all(world: HubWorld, admin: HubContext, asked: string): Promise<Listed[]> {
  const found: Listed[] = []
  let after: string | null = null
  do {
    const document: string = `query ($after: String) { list: ${asked.replace('(', '(first: 7, after: $after, ')} }`
    const { data, errors } = await world.ask(admin, document, { after })
    expect(errors).toBeUndefined()
    found.push(...data.list.items)
    after = data.list.after
    if (after !== null) expect(data.list.items).toHaveLength(7)
  } while (after !== null)
  return found
}

const today = (world: HubWorld) => new Date(world.world.now()).toISOString().slice(0, 10)

/** Everything that waits is linked into the chain. */
async function sealAll(world: HubWorld): Promise<void> {
  const sealer = auditSealer(collabHubRows, async () => {})
  for (const change of await world.world.deliverChanges(collabHubTable))
    await deliver(world, change, [sealer])
}

const verified = ({ world, deps: { store } }: HubWorld) =>
  verifyAudit({
    store,
    tools: world.engine.tools(collabHubTable.name),
    rows: collabHubRows,
    now: world.now(),
  })

describe.each(stores)('the audit log on $name', (store) => {
  it('is read by day and by person, by one action where it is named, in full pages', async () => {
    await using world = await createHubWorld(store)
    const admin = await world.admin('root')
    const ana = await world.person('ana')
    for (let n = 0; n < 30; n++) {
      world.world.advance(10)
      const even = n % 3 === 0
      const change = even
        ? 'createStartup(name: "One more") { id }'
        : 'updateProfile(bio: "B") { id }'
      await world.ask(ana, `mutation { ${change} }`)
      if (n % 9 === 8) world.world.advance(60_000)
    }
    world.world.settleIndexes()
    const date = today(world)
    const shown = 'items { id action createdAt userId ipAddress metadata } after'
    const made = await all(
      world,
      admin,
      `auditByDay(date: "${date}", action: "STARTUP_CREATED") { ${shown} }`,
    )
    expect(made.map(({ action }) => action)).toEqual(made.map(() => 'STARTUP_CREATED'))
    expect(made).toHaveLength(10)
    const day = await all(world, admin, `auditByDay(date: "${date}") { ${shown} }`)
    const times = day.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort().reverse())
    expect(new Set(day.map(({ id }) => id)).size).toBe(day.length)
    const hers = await all(world, admin, `auditByUser(userId: "${idOf(ana)}") { ${shown} }`)
    const stored = (await world.items()).filter(({ GSI1PK }) => GSI1PK === `USER#${idOf(ana)}`)
    expect(hers.map(({ id }) => id).sort()).toEqual(stored.map(({ auditId }) => auditId).sort())
    // Whoever has read it is in it, once for all pages.
    const read = await all(
      world,
      admin,
      `auditByDay(date: "${date}", action: "ADMIN_READ") { ${shown} }`,
    )
    expect(read).toHaveLength(4)
    const { errors } = await world.ask(admin, '{ auditByDay(date: "2026-13-01") { after } }')
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'date' })
  })

  it('has who read it also where they ask for no page at all', async () => {
    await using world = await createHubWorld(store)
    const admin = await world.admin('root')
    const query = `{ auditByDay(date: "${today(world)}", after: "") { items { id } } }`
    expect((await world.ask(admin, query)).errors).toBeUndefined()
    const reads = (await world.items()).filter(({ action }) => action === 'ADMIN_READ')
    expect(reads).toHaveLength(1)
  })

  it('says where its chain stands', async () => {
    await using world = await createHubWorld(store)
    const admin = await world.admin('root')
    const asked = '{ auditChain { sequence hash sealedUntil unsealedCount } }'
    const before = (await world.ask(admin, asked)).data.auditChain
    expect(before).toMatchObject({ sequence: 0, hash: null })
    expect(before.unsealedCount).toBeGreaterThan(1)
    await sealAll(world)
    world.world.advance(60_000)
    const sealed = (await world.ask(admin, asked)).data.auditChain
    expect(sealed.sequence).toBe(before.unsealedCount)
    expect(sealed).toMatchObject({
      unsealedCount: 0,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    // Who looks at the chain adds nothing to it; who reads the log does.
    await world.ask(admin, `{ auditByDay(date: "${today(world)}") { items { id } } }`)
    const next = (await world.ask(admin, asked)).data.auditChain
    expect(next.unsealedCount).toBe(1)
    expect(next.sealedUntil > sealed.sealedUntil).toBe(true)
  })

  it('says whether its links hold, and names the entry that somebody has edited', async () => {
    await using world = await createHubWorld(store)
    const admin = await world.admin('root')
    const ana = await world.person('ana')
    await setShards(world.again(admin), { hotKey: 'AUDIT_LOG', count: 3 })
    for (const n of [1, 2, 3, 4, 5, 6]) {
      world.world.advance(12_000)
      await updateProfile(world.again(ana), { bio: `B ${n}` })
    }
    const shown = '{ isChecking check { checkedAt sequence entryCount problemCount problems } }'
    const checked = async () => {
      world.world.advance(1000)
      await sealAll(world)
      const { data } = await world.ask(world.again(admin), `mutation { checkAuditChain ${shown} }`)
      expect(data.checkAuditChain.isChecking).toBe(true)
      await world.settle()
      return (await world.ask(world.again(admin), `{ auditChain ${shown} }`)).data.auditChain
    }
    const whole = await checked()
    expect(whole).toMatchObject({ isChecking: false, check: { problemCount: 0, problems: [] } })
    expect(whole.check.entryCount).toBe(whole.check.sequence)
    const entries = (await world.items()).filter(({ PK }) => PK.startsWith('AUDIT#'))
    const edited = entries.find(({ sequence }) => sequence === 4) as Item
    await world.deps.store.writeMany({ puts: [{ ...edited, ipAddress: '198.51.100.1' }] })
    const { check } = await checked()
    expect(check).toMatchObject({
      problemCount: 1,
      problems: [`link 4 (${edited.PK} / ${edited.SK}) does not fit: it or its order was altered`],
    })
  })

  it('is whole while its days are spread, spread wider and gathered again', async () => {
    await using world = await createHubWorld(store)
    const admin = await world.admin('root')
    const ana = await world.person('ana')
    const date = today(world)
    const login = { action: 'USER_LOGIN', resourceType: 'Session', resourceId: 'one' }
    const happened = { at: world.world.now(), name: 'one' }
    const stored = async () =>
      (await world.items()).filter(({ PK }) => PK.startsWith(`AUDIT#${date}`))
    for (const count of [1, 4, 8, 1]) {
      await setShards(world.again(admin), { hotKey: 'AUDIT_LOG', count })
      // Before it is heard of, and after it.
      for (const n of [1, 2, 3, 4, 5, 6]) {
        world.world.advance(12_000)
        await updateProfile(world.again(ana), { bio: `B ${n}` })
      }
      await auditOnce(world.again(ana), login, happened)
      const listed = await all(world, admin, `auditByDay(date: "${date}") { items { id } after }`)
      const entries = (await stored()).sort((one, other) => (one.SK < other.SK ? 1 : -1))
      expect(listed.map(({ id }) => id)).toEqual(entries.map(({ auditId }) => auditId))
    }
    const entries = await stored()
    expect(new Set(entries.map(({ PK }) => PK)).size).toBeGreaterThan(3)
    expect(entries.filter(({ action }) => action === 'USER_LOGIN')).toHaveLength(1)
    await sealAll(world)
    const { problems, sealed } = await verified(world)
    expect([problems, sealed]).toEqual([[], entries.length])
    const state = await world.ask(admin, '{ auditChain { unsealedCount } }')
    expect(state.data.auditChain.unsealedCount).toBe(0)
    const moved = (await stored()).find(({ shard }) => shard !== undefined) as Item
    const elsewhere = { ...moved, PK: `AUDIT#${date}`, shard: 0 }
    await world.deps.store.writeMany({
      puts: [elsewhere],
      deletes: [{ PK: moved.PK, SK: moved.SK }],
    })
    expect((await verified(world)).problems).not.toEqual([])
  })

  it('has each sign-in once, however many requests follow it', async () => {
    await using world = await createHubWorld(store)
    const ana = await world.person('ana')
    const signedInAt = world.world.now()
    const viewer = {
      userId: idOf(ana),
      email: 'ana@example.com',
      signedInAt,
      sessionId: 'session-1',
    }
    world.world.advance(5000)
    await Promise.all([1, 2, 3].map(() => world.ask(world.as(viewer), '{ me { id } }')))
    await world.ask(world.as({ ...viewer, sessionId: 'session-2' }), '{ me { id } }')
    const logins = (await world.items()).filter(({ action }) => action === 'USER_LOGIN')
    expect(logins.map(({ resourceId }) => resourceId).sort()).toEqual(['session-1', 'session-2'])
    expect(logins[0]).toMatchObject({
      userId: idOf(ana),
      ipAddress: '203.0.113.7',
      createdAt: new Date(signedInAt).toISOString(),
      GSI1PK: `USER#${idOf(ana)}`,
    })
  })
})

describe.each(stores)('what there is by type and time, on $name', (store) => {
  it('of all ten types is what GSI3 says, in any range', async () => {
    await using world = await createHubWorld(store)
    const admin = await world.admin('root')
    const writer = createDocumentedWriter(seededRandom(5), world.world.now() - 90 * 86_400_000)
    const { items } = documentedHub(writer)
    await world.deps.store.writeMany({ puts: [...items] })
    await world.settle()
    const literal = async (type: string, [from, to]: readonly [string, string]) => {
      const query = { index: 'GSI3', partition: type, descending: true, limit: 200 } as const
      const found = await world.deps.store.query({ ...query, sort: { between: [from, to] } })
      return found.items
    }
    for (const type of TYPES) {
      world.world.advance(1000)
      const whole = await literal(type, ['0', '9'])
      expect(whole.length, type).toBeGreaterThan(0)
      const timeOf = (place: number) => String((whole.at(place) as Item).createdAt)
      const range = [timeOf(Math.floor(whole.length / 2)), timeOf(0)] as const
      const ranged = await all(
        world,
        admin,
        `entitiesByTime(type: ${type}, from: "${range[0]}", to: "${range[1]}") { items { entityType id createdAt } after }`,
      )
      const expected = await literal(type, range)
      expect(
        ranged.map(({ createdAt }) => createdAt),
        type,
      ).toEqual(expected.map(({ createdAt }) => createdAt))
      const names = expected.map((item) => Object.values(item))
      ranged.forEach(({ id, entityType }, place) => {
        expect(entityType).toBe(type)
        expect(names[place]).toContain(id)
      })
    }
    const backwards = await world.ask(
      admin,
      '{ entitiesByTime(type: USER, from: "2026-01-02T00:00:00Z", to: "2026-01-01T00:00:00Z") { after } }',
    )
    expect(backwards.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'to' })
  })
})
