import type { Item } from '@longtable/store'
import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  auditAlone,
  auditSealer,
  checkAudit,
  createRunner,
  type Row,
  silentEvents,
  silentLogger,
  SystemTable,
} from '../index.ts'
import { contextOf, Notes, rows, tables } from '../testing/sample.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** So many entries of several days, all of them sealed, and what checks them. */
async function checkedWorld(world: World, auditDays?: number) {
  const context = { ...contextOf(world), auditDays }
  const store = world.store(Notes)
  const runner = createRunner({
    store,
    system: world.store(SystemTable),
    processors: [auditSealer(rows, async () => {})],
    events: silentEvents,
    group: 'test',
    owner: 'one',
    now: world.now,
    log: silentLogger,
  })
  async function write(count: number) {
    for (let n = 0; n < count; n++) {
      world.advance(n % 5 === 0 ? 20 * HOUR_MS : 3)
      await auditAlone(context, { action: `ACT_${n}`, resourceType: 'Note', resourceId: `n${n}` })
      if (auditDays !== undefined) await runner.drain()
    }
    await runner.drain()
  }
  const check = (entriesMax = 10_000) =>
    checkAudit({ store, rows, now: world.now, entriesMax, listsOf: async (date) => [{ date }] })
  /** As when an admin asks for it. */
  async function ask() {
    world.advance(1000)
    const key = { PK: 'AUDITCHECK', SK: 'STATE' }
    const askedAt = new Date(world.now()).toISOString()
    await store.write([{ kind: 'update', key, set: { askedAt } }])
  }
  async function whole(entriesMax?: number): Promise<Row<'AuditCheck'>> {
    await ask()
    let row = await check(entriesMax)
    for (let runs = 0; row.round && runs < 2000; runs++) row = await check(entriesMax)
    expect(row.round).toBeUndefined()
    return row
  }
  await write(20)
  return { write, check, whole, store }
}

async function entriesOf(world: World): Promise<Item[]> {
  const entries: Item[] = []
  for await (const items of world.engine.tools(Notes.name).scan())
    entries.push(...items.filter(({ PK }) => PK.startsWith('AUDIT#')))
  return entries.sort((a, b) => (a.sequence as number) - (b.sequence as number))
}

describe.each(stores)('a check of the audit chain on $name', (store) => {
  it('says that all links hold, and up to which', async () => {
    await using world = await createWorld(store, { tables })
    const { check } = await checkedWorld(world)
    const row = await check()
    expect(row).toMatchObject({ sequence: 20, entryCount: 20, problemCount: 0, problems: [] })
    expect(row.checkedAt).toBe(new Date(world.now()).toISOString())
  })

  it('does so much at a time, and goes on where it has stopped', async () => {
    await using world = await createWorld(store, { tables })
    const { check, whole } = await checkedWorld(world)
    await check()
    for (const entriesMax of [1, 3, 7])
      expect(await whole(entriesMax)).toMatchObject({ entryCount: 20, problemCount: 0 })
    const part = await check(2)
    expect(part.round).toBeUndefined()
  })

  it('looks only at what is new within a day, and at everything after it', async () => {
    await using world = await createWorld(store, { tables })
    const { check, write, store: notes } = await checkedWorld(world)
    await check()
    const [, second] = await entriesOf(world)
    await notes.write([{ kind: 'put', item: { ...(second as Item), userAgent: 'another' } }])
    world.advance(HOUR_MS)
    expect(await check()).toMatchObject({ sequence: 20, problemCount: 0 })
    await write(1)
    expect(await check()).toMatchObject({ sequence: 21, entryCount: 21, problemCount: 0 })
    world.advance(DAY_MS)
    const found = await check()
    expect(found.problems).toEqual([expect.stringContaining('link 2 (')])
    // What new links have added to does not take away what was found.
    await write(1)
    expect(await check()).toMatchObject({ sequence: 22, problemCount: 1 })
  })

  it('finds each edit, removal, swap, insertion and cut, in any stretches', async () => {
    const attacks: Record<string, (world: World, entries: Item[]) => Promise<void>> = {
      async 'edits an entry'(world, [, , third]) {
        const item = { ...(third as Item), metadata: { n: 1 } }
        await world.store(Notes).write([{ kind: 'put', item }])
      },
      async 'edits the first entry'(world, [first]) {
        const item = { ...(first as Item), action: 'OTHER' }
        await world.store(Notes).write([{ kind: 'put', item }])
      },
      async 'removes an entry'(world, entries) {
        const { PK, SK } = entries[7] as Item
        await world.store(Notes).write([{ kind: 'delete', key: { PK, SK } }])
      },
      async 'removes the first entries'(world, entries) {
        const deletes = entries.slice(0, 3).map(({ PK, SK }) => ({ PK, SK }))
        await world.store(Notes).writeMany({ deletes })
      },
      async 'removes the last entry'(world, entries) {
        const { PK, SK } = entries.at(-1) as Item
        await world.store(Notes).write([{ kind: 'delete', key: { PK, SK } }])
      },
      async 'swaps two'(world, entries) {
        const [a, b] = [entries[4] as Item, entries[12] as Item]
        const seal = ({ sequence, hash }: Item) => ({ sequence, hash }) as Pick<Item, 'sequence'>
        await world
          .store(Notes)
          .writeMany({ puts: [{ ...a, ...seal(b) } as Item, { ...b, ...seal(a) } as Item] })
      },
      async 'inserts a copy'(world, entries) {
        const item = entries[5] as Item
        await world.store(Notes).write([{ kind: 'put', item: { ...item, SK: `${item.SK}X` } }])
      },
      async 'cuts the end off and sets the head back'(world, entries) {
        const { sequence, hash } = entries[14] as Item
        const deletes = entries.slice(15).map(({ PK, SK }) => ({ PK, SK }))
        await world.store(Notes).writeMany({ deletes })
        const key = { PK: 'AUDITCHAIN', SK: 'HEAD' }
        const set = { sequence: sequence as number, hash: hash as string }
        await world.store(Notes).write([{ kind: 'update', key, set }])
      },
    }
    for (const [name, attack] of Object.entries(attacks)) {
      await using world = await createWorld(store, { tables })
      const { check, whole } = await checkedWorld(world)
      await check()
      await attack(world, await entriesOf(world))
      // What was before the first one is looked for over years.
      const stretches = name === 'removes the first entries' ? [10_000] : [3, 10_000]
      for (const entriesMax of stretches) {
        const { problemCount, problems = [] } = await whole(entriesMax)
        expect(problemCount, name).toBeGreaterThan(0)
        expect(problems.length, name).toBeGreaterThan(0)
      }
    }
  })

  it('does not miss what has expired, and misses what has not', async () => {
    await using world = await createWorld(store, { tables })
    const { check, whole, store: notes } = await checkedWorld(world, 2)
    world.advance(1000)
    const left = await entriesOf(world)
    expect(left.length).toBeLessThan(20)
    expect(await check()).toMatchObject({ problemCount: 0, entryCount: left.length })
    const { PK, SK, sequence } = left[2] as Item
    await notes.write([{ kind: 'delete', key: { PK, SK } }])
    expect((await whole()).problems).toEqual([`link ${String(sequence)} is missing`])
  })

  it('of two at once takes the word of one', async () => {
    await using world = await createWorld(store, { tables })
    const { check } = await checkedWorld(world)
    const [one, other] = await Promise.all([check(), check()])
    expect(one).toMatchObject({ sequence: 20, problemCount: 0 })
    expect(other).toMatchObject({ sequence: 20, problemCount: 0 })
    expect((await check()).revision).toBeGreaterThan(0)
  })
})
