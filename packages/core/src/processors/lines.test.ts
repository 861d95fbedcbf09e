import { put } from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  createRunner,
  onChange,
  type Processor,
  silentEvents,
  silentLogger,
  SystemTable,
} from '../index.ts'
import { Note, Notes, tables } from '../testing/sample.ts'

const writeNote = (store: Store, text: string) => {
  const note = { userId: 'ana', noteId: 'a', text, createdAt: '2026-01-15T10:30:00.000Z' }
  return store.write([{ ...put(Note, note), when: { any: ['absent', 'present'] } }])
}

const runnerOf = (world: World, processor: Processor, system: Store) =>
  createRunner({
    store: world.store(Notes),
    system,
    processors: [processor],
    events: silentEvents,
    group: 'test',
    owner: 'one',
    now: world.now,
    log: silentLogger,
  })

function recorder() {
  const seen: string[] = []
  const state = { broken: true }
  const processor = onChange('test.record-notes', Note, async ({ new: value }) => {
    if (state.broken && value?.text === 'second') throw new Error('not now')
    if (value) seen.push(value.text)
  })
  return { seen, state, processor }
}

const BACK_OFF_MS = 1000
const RELOAD_MS = 2000

describe.each(stores)('lines of parked changes on $name', (store) => {
  it('keep their order when a batch comes again because its checkpoint was not written', async () => {
    await using world = await createWorld(store, { tables })
    const { seen, state, processor } = recorder()
    const system = world.store(SystemTable)
    for (const text of ['first', 'second']) await writeNote(world.store(Notes), text)
    let isAway = true
    const flickering: Store = {
      ...system,
      async write(operations, ...rest) {
        const isCheckpoint = operations.some(
          (one) => one.kind === 'put' && one.item.PK.startsWith('CHECKPOINT#'),
        )
        if (isCheckpoint && isAway) throw new Error('The store is away.')
        return system.write(operations, ...rest)
      },
    }
    const runner = runnerOf(world, processor, flickering)
    await expect(runner.step()).rejects.toThrow('away')
    expect(seen).toEqual(['first'])
    isAway = false
    await runner.drain()
    state.broken = false
    world.advance(BACK_OFF_MS + 1)
    await runner.drain()
    expect(seen).toEqual(['first', 'first', 'second'])
  })

  it('go on when it was not answered that one was taken', async () => {
    await using world = await createWorld(store, { tables })
    const { seen, state, processor } = recorder()
    const system = world.store(SystemTable)
    for (const text of ['first', 'second', 'third']) await writeNote(world.store(Notes), text)
    let isSilent = true
    const isTaking = (one: Operation) => one.kind === 'delete' && one.key.PK.startsWith('PARKED#')
    const forgetful: Store = {
      ...system,
      async write(operations) {
        await system.write(operations)
        if (isSilent && operations.some(isTaking)) throw new Error('No reply came.')
      },
    }
    const runner = runnerOf(world, processor, forgetful)
    await runner.drain()
    state.broken = false
    world.advance(BACK_OFF_MS + 1)
    await expect(runner.step()).rejects.toThrow('No reply')
    isSilent = false
    // What was taken already is refused by whoever would take it again.
    state.broken = true
    await runner.drain()
    expect(seen).toEqual(['first', 'second', 'third'])
  })

  it('are not forgotten when they cannot be read for a moment', async () => {
    await using world = await createWorld(store, { tables })
    const { seen, state, processor } = recorder()
    const system = world.store(SystemTable)
    let isAway = false
    const flickering: Store = {
      ...system,
      async query(...given) {
        if (isAway) throw new Error('The store is away.')
        return system.query(...given)
      },
    }
    const runner = runnerOf(world, processor, flickering)
    await writeNote(world.store(Notes), 'second')
    await runner.drain()
    world.advance(RELOAD_MS)
    isAway = true
    await expect(runner.step()).rejects.toThrow('away')
    isAway = false
    state.broken = false
    await writeNote(world.store(Notes), 'third')
    world.advance(5000)
    await runner.drain()
    expect(seen).toEqual(['second', 'third'])
  })
})
