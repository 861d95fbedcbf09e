import { put } from '@longtable/entity'
import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  createJobWorker,
  createRunner,
  createTicker,
  findGap,
  silentEvents,
  silentLogger,
  skipGap,
  SystemTable,
  trimLog,
} from '../index.ts'
import { Note, Notes, tables } from '../testing/sample.ts'

const DAY_MS = 24 * 3_600_000
const group = 'test'

const writeNotes = async (world: World, prefix: string, count: number) => {
  for (let n = 0; n < count; n++) {
    const [noteId, createdAt] = [`${prefix}${n}`, '2026-01-15T10:30:00.000Z']
    await world.store(Notes).write([put(Note, { userId: 'ana', noteId, text: 'x', createdAt })])
  }
}

/** One start of the program: it does what is due and ends. */
async function live(world: World, onRun: () => void = () => {}): Promise<number> {
  const [store, system] = [world.store(Notes), world.store(SystemTable)]
  const runner = createRunner({
    events: silentEvents,
    store,
    system,
    processors: [],
    group,
    owner: `life at ${world.now()}`,
    now: world.now,
    log: silentLogger,
  })
  await runner.drain()
  await runner.release()
  let trimmed = 0
  const trim = async () => {
    onRun()
    const tools = world.engine.tools(Notes.name)
    trimmed += await trimLog({ store, tools, system, group, now: world.now() })
  }
  const schedules = [{ name: 'trim', everyMs: DAY_MS, run: trim }]
  const ticker = createTicker(system, schedules, world.now)
  await ticker.tick()
  const { handlers } = ticker
  const worker = createJobWorker({
    system,
    handlers,
    owner: 'w',
    now: world.now,
    log: silentLogger,
  })
  await worker.drain()
  return trimmed
}

describe.each(stores)('a program that is on for moments each day, on $name', (store) => {
  it('does its daily work each day, once', async () => {
    await using world = await createWorld(store, { tables })
    let runs = 0
    for (let day = 0; day < 5; day++) {
      await live(world, () => void (runs += 1))
      await live(world, () => void (runs += 1))
      world.advance(DAY_MS)
    }
    expect(runs).toBe(4)
  })

  it('never cuts what is not processed, nor what live readers may still need', async () => {
    await using world = await createWorld(store, { tables })
    const [notes, system] = [world.store(Notes), world.store(SystemTable)]
    const input = { store: notes, tools: world.engine.tools(Notes.name), system, group }
    await writeNotes(world, 'a', 5)
    await live(world)
    for (const _ of [1, 2, 3]) expect(await trimLog({ ...input, now: world.now() })).toBe(0)
    await writeNotes(world, 'b', 5)
    world.advance(60_000)
    await trimLog({ ...input, now: world.now() })
    expect(await findGap(input)).toBeUndefined()
    const { changes } = await notes.changes.read(await notes.changes.oldest(), 100)
    expect(changes.map(({ key }) => key.SK)).toEqual(
      expect.arrayContaining([0, 1, 2, 3, 4].map((n) => `NOTE#b${n}`)),
    )
  })
})

const lmdb = stores.filter(({ name }) => name === 'LMDB')
describe.each(lmdb)('the log on $name, whose engine forgets nothing by itself', (store) => {
  it('is trimmed though no start lives to a second run', async () => {
    await using world = await createWorld(store, { tables })
    const trimmed: number[] = []
    for (let day = 0; day < 5; day++) {
      await writeNotes(world, `day${day}-`, 10)
      trimmed.push(await live(world))
      world.advance(DAY_MS)
    }
    // A first day notes nothing, and the newest change stays: numbers go on from it.
    expect(trimmed).toEqual([0, 0, 20, 10, 10])
  })

  it('is not cut by an old note after a gap was skipped', async () => {
    await using world = await createWorld(store, { tables })
    const [notes, system] = [world.store(Notes), world.store(SystemTable)]
    const input = { store: notes, tools: world.engine.tools(Notes.name), system, group }
    await writeNotes(world, 'a', 5)
    await live(world)
    await trimLog({ ...input, now: world.now() })
    // As with other data in place: the checkpoint and the note are ahead of what is there.
    for (const [PK, SK] of [
      ['CHECKPOINT#test', Notes.name],
      [`TRIM#${Notes.name}`, 'TRIM'],
    ] as const)
      await system.write([{ kind: 'update', key: { PK, SK }, set: { position: '500' } }])
    const gap = await findGap(input)
    if (!gap) throw new Error('the gap was not found')
    await skipGap(input, gap, world.now())
    world.advance(DAY_MS)
    await trimLog({ ...input, now: world.now() })
    expect(await findGap(input)).toBeUndefined()
    expect((await notes.changes.read(await notes.changes.oldest(), 100)).changes).toHaveLength(5)
  })
})
