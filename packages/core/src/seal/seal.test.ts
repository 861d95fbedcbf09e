import { createWorld, pick, seededRandom, shuffled, stores, type World } from '@longtable/testing'
import type { Item } from '@longtable/store'
import { describe, expect, it } from 'vitest'
import {
  auditAlone,
  auditSealer,
  createRunner,
  type KnownHead,
  sealUnsealed,
  silentEvents,
  silentLogger,
  SystemTable,
  verifyAudit,
} from '../index.ts'
import { contextOf, Notes, rows, tables } from '../testing/sample.ts'

async function sealedWorld(world: World, entries = 40, auditDays?: number) {
  const heads: KnownHead[] = []
  const context = { ...contextOf(world), auditDays }
  const runner = createRunner({
    store: world.store(Notes),
    system: world.store(SystemTable),
    processors: [
      auditSealer(rows, async ({ sequence, hash, at }) => void heads.push({ sequence, hash, at })),
    ],
    events: silentEvents,
    group: 'test',
    owner: 'one',
    now: world.now,
    log: silentLogger,
  })
  for (let n = 0; n < entries; n++) {
    world.advance(n % 5 === 0 ? 20 * 3_600_000 : 3)
    await auditAlone(context, {
      action: `ACT_${n}`,
      resourceType: 'Note',
      resourceId: `n${n}`,
      metadata: { n, text: 'ærø' },
    })
    // What has expired is not sealed any more.
    if (auditDays !== undefined) await runner.drain()
  }
  await runner.drain()
  const verify = (knownHeads: readonly KnownHead[] = heads, stretch = {}) =>
    verifyAudit({
      store: world.store(Notes),
      tools: world.engine.tools(Notes.name),
      rows,
      now: world.now(),
      knownHeads,
      ...stretch,
    })
  return { heads, verify, runner, context }
}

async function entriesOf(world: World): Promise<Item[]> {
  const entries: Item[] = []
  for await (const items of world.engine.tools(Notes.name).scan())
    entries.push(...items.filter(({ PK }) => PK.startsWith('AUDIT#')))
  return entries.sort((a, b) => (a.sequence as number) - (b.sequence as number))
}

describe.each(stores)('the audit chain on $name', (store) => {
  it('holds every entry once, over days, and is whole', async () => {
    await using world = await createWorld(store, { tables })
    const { verify, heads } = await sealedWorld(world)
    expect(await verify()).toEqual({ entries: 40, sealed: 40, problems: [] })
    expect((await entriesOf(world)).map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 40 }, (_, n) => n + 1),
    )
    expect(heads.at(-1)?.sequence).toBe(40)
  })

  it('shows every edit, removal, swap and insertion tried on it', async () => {
    const random = seededRandom(7)
    const attacks: Record<string, (world: World, entries: Item[]) => Promise<void>> = {
      async 'edits an attribute'(world, entries) {
        const item = pick(random, entries)
        await world
          .store(Notes)
          .write([{ kind: 'put', item: { ...item, userAgent: 'somebody else' } }])
      },
      async 'edits inside the metadata'(world, entries) {
        const item = pick(random, entries)
        await world
          .store(Notes)
          .write([{ kind: 'put', item: { ...item, metadata: { n: 0, text: 'ærø!' } } }])
      },
      async 'adds an attribute'(world, entries) {
        await world
          .store(Notes)
          .write([{ kind: 'put', item: { ...pick(random, entries), extra: true } }])
      },
      async 'removes an entry'(world, entries) {
        const { PK, SK } = pick(random, entries.slice(0, -1))
        await world.store(Notes).write([{ kind: 'delete', key: { PK, SK } }])
      },
      async 'removes the last entry'(world, entries) {
        const { PK, SK } = entries.at(-1) as Item
        await world.store(Notes).write([{ kind: 'delete', key: { PK, SK } }])
      },
      async 'swaps the order of two'(world, entries) {
        const [a, b] = [entries[10] as Item, entries[20] as Item]
        await world.store(Notes).writeMany({
          puts: [
            { ...a, sequence: b.sequence as number, hash: b.hash as string },
            { ...b, sequence: a.sequence as number, hash: a.hash as string },
          ],
        })
      },
      async 'inserts an entry with a copied seal'(world, entries) {
        const item = pick(random, entries)
        await world.store(Notes).write([{ kind: 'put', item: { ...item, SK: `${item.SK}X` } }])
      },
      async 'gives the head another hash'(world) {
        const key = { PK: 'AUDITCHAIN', SK: 'HEAD' }
        await world.store(Notes).write([{ kind: 'update', key, set: { hash: 'f'.repeat(64) } }])
      },
      async 'cuts the end off and sets the head back'(world, entries) {
        const kept = entries[29] as Item
        await world
          .store(Notes)
          .writeMany({ deletes: entries.slice(30).map(({ PK, SK }) => ({ PK, SK })) })
        await world.store(Notes).write([
          {
            kind: 'update',
            key: { PK: 'AUDITCHAIN', SK: 'HEAD' },
            set: { sequence: 30, hash: kept.hash as string },
          },
        ])
      },
    }
    for (const [name, attack] of Object.entries(attacks)) {
      await using world = await createWorld(store, { tables })
      const { verify } = await sealedWorld(world)
      await attack(world, await entriesOf(world))
      expect((await verify()).problems, name).not.toEqual([])
      expect((await verify(undefined, { linksAtOnce: 7 })).problems, name).not.toEqual([])
    }
  })

  it('is checked in stretches as it is at once', async () => {
    await using world = await createWorld(store, { tables })
    const { verify } = await sealedWorld(world)
    for (const linksAtOnce of [1, 7, 40])
      expect(await verify(undefined, { linksAtOnce })).toEqual({
        entries: 40,
        sealed: 40,
        problems: [],
      })
  })

  it('is not taken for broken because entries are sealed while it is checked', async () => {
    await using world = await createWorld(store, { tables })
    const { context, runner, heads } = await sealedWorld(world, 20)
    const tools = world.engine.tools(Notes.name)
    // Between any two pages somebody acts and is sealed, before and behind the place of the scan.
    let acts = 0
    async function* scan() {
      for await (const page of tools.scan())
        for (const item of page) {
          if (acts++ < 30) await act()
          yield [item]
        }
    }
    async function act() {
      world.advance(3_600_000)
      await auditAlone(context, { action: 'NEW', resourceType: 'Note', resourceId: 'x' })
      await runner.drain()
    }
    const report = await verifyAudit({
      store: world.store(Notes),
      tools: { scan },
      rows,
      now: world.now(),
      knownHeads: [...heads],
    })
    expect(report.problems).toEqual([])
  })

  it('does not miss what has expired, and misses what has not', async () => {
    await using world = await createWorld(store, { tables })
    const { verify, heads } = await sealedWorld(world, 40, 3)
    const kept = { linksAtOnce: 7, auditDays: 3 }
    const young = await entriesOf(world)
    expect(young).toHaveLength(20)
    expect(await verify(heads, kept)).toEqual({ entries: 20, sealed: 20, problems: [] })
    // Without the number from outside they are missing; by another one, the heads say how young they were.
    expect((await verify(heads, {})).problems).not.toEqual([])
    expect((await verify(heads, { auditDays: 50 })).problems).not.toEqual([])
    const gone = (some: readonly Item[]) =>
      world.store(Notes).writeMany({ deletes: some.map(({ PK, SK }) => ({ PK, SK })) })
    await gone(young.slice(-8, -6))
    expect((await verify([], kept)).problems).toEqual(['links 33 to 34 are missing'])
    await gone(young.slice(0, 6))
    expect((await verify(heads, { auditDays: 3 })).problems).toContain('links 21 to 26 are missing')
    world.advance(4 * 86_400_000)
    expect((await verify(heads, kept)).problems).toEqual([])
  })

  it('names entries that nobody has sealed for five minutes', async () => {
    await using world = await createWorld(store, { tables })
    const { verify, context } = await sealedWorld(world, 3)
    await auditAlone(context, { action: 'LATE', resourceType: 'Note', resourceId: 'x' })
    world.advance(4 * 60_000)
    expect((await verify()).problems).toEqual([])
    world.advance(2 * 60_000)
    expect((await verify()).problems).toEqual([expect.stringContaining('not been sealed')])
  })

  it('holds what was there before anybody sealed, once, and a dry run only counts it', async () => {
    await using world = await createWorld(store, { tables })
    const { verify, context, heads } = await sealedWorld(world, 3)
    for (let n = 0; n < 100; n++)
      await auditAlone(context, { action: 'OLD', resourceType: 'Note', resourceId: `n${n}` })
    const [entry] = await entriesOf(world)
    const { action: _, hash: __, sequence: ___, ...rest } = entry as Item
    const torn = { ...rest, SK: `${rest.SK}-torn` }
    await world.store(Notes).write([{ kind: 'put', item: torn }])
    const told: string[] = []
    const seal = (isDry: boolean) =>
      sealUnsealed({
        store: world.store(Notes),
        tools: world.engine.tools(Notes.name),
        rows,
        recordHead: async (head) => void heads.push(head),
        now: world.now,
        isDry,
        onUnreadable: ({ message }) => void told.push(message),
      })
    expect(await seal(true)).toBe(100)
    expect(await Promise.all([seal(false), seal(false)])).toContain(100)
    expect(await seal(false)).toBe(0)
    expect(told).not.toEqual([])
    expect(heads.at(-1)?.sequence).toBe(103)
    expect(await verify()).toEqual({ entries: 104, sealed: 103, problems: [] })
  })

  it('stays whole when changes come shuffled, repeated, and to two sealers at once', async () => {
    await using world = await createWorld(store, { tables })
    const context = contextOf(world)
    for (let n = 0; n < 60; n++)
      await auditAlone(context, { action: 'A', resourceType: 'Note', resourceId: `n${n}` })
    const changes = (await world.deliverChanges(Notes)).filter(({ key }) =>
      key.PK.startsWith('AUDIT#'),
    )
    const sealer = auditSealer(rows, async () => {})
    const processing = {
      store: world.store(Notes),
      system: world.store(SystemTable),
      events: silentEvents,
      now: world.now,
      log: silentLogger,
    }
    const deliver = async () => {
      for (const change of shuffled(changes, seededRandom(3)).slice(0, 70))
        if (sealer.wants(change))
          await sealer.handle({ id: change.id, at: change.at, new: change.new }, processing)
    }
    await Promise.all([deliver(), deliver()])
    await sealer.handleBatch?.(
      changes.map(({ id, at, new: entry }) => ({ id, at, new: entry })),
      processing,
    )
    const report = await verifyAudit({
      store: processing.store,
      tools: world.engine.tools(Notes.name),
      rows,
      now: world.now(),
    })
    expect(report).toEqual({ entries: 60, sealed: 60, problems: [] })
  })
})
