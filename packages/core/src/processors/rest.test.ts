import { find, put } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  createRunner,
  LEASE_MS,
  onChange,
  silentEvents,
  silentLogger,
  SystemTable,
} from '../index.ts'
import { Note, Notes, tables } from '../testing/sample.ts'
import { REST_MS } from './runner.ts'
import { Lease } from './system.ts'

const writeNote = (world: World, text: string) => {
  const note = { userId: 'ana', noteId: 'a', text, createdAt: '2026-01-15T10:30:00.000Z' }
  const when = { any: ['absent', 'present'] } as const
  return world.store(Notes).write([{ ...put(Note, note), when }])
}

/** Names each call of a store. */
function telling(store: Store, calls: string[]): Store {
  const told =
    <Given extends unknown[], Result>(name: string, call: (...given: Given) => Result) =>
    (...given: Given) => {
      calls.push(`${store.table.name} ${name}`)
      return call(...given)
    }
  return {
    ...store,
    get: told('get', store.get),
    getMany: told('getMany', store.getMany),
    query: told('query', store.query),
    write: told('write', store.write),
    writeMany: told('writeMany', store.writeMany),
    changes: { ...store.changes, read: told('read', store.changes.read) },
  }
}

function hostOf(world: World, owner: string) {
  const seen: string[] = []
  const calls: string[] = []
  const state = { broken: false }
  const processor = onChange('test.record', Note, async ({ new: value }) => {
    if (state.broken) throw new Error('not now')
    if (value) seen.push(value.text)
  })
  const runner = createRunner({
    store: telling(world.store(Notes), calls),
    system: telling(world.store(SystemTable), calls),
    processors: [processor],
    events: silentEvents,
    group: 'test',
    owner,
    now: world.now,
    log: silentLogger,
  })
  /** What a step asked of the store. */
  async function asked(): Promise<string[]> {
    calls.length = 0
    await runner.step()
    return [...calls]
  }
  return { runner, seen, state, asked }
}

const READ = `${Notes.name} read`
const LOOK = `${SystemTable.name} getMany`

const endOf = async (world: World) =>
  (await find(world.store(SystemTable), Lease, { name: `test-${Notes.name}` }))?.until

async function rested(world: World, { runner }: ReturnType<typeof hostOf>) {
  await runner.drain()
  world.advance(REST_MS)
  await runner.step()
}

describe.each(stores)('a lease that nobody needs on $name', (store) => {
  it('is given back after a while, and one look at the changes is all that is left', async () => {
    await using world = await createWorld(store, { tables })
    const host = hostOf(world, 'one')
    await writeNote(world, '1')
    await rested(world, host)
    expect(host.runner.isHolder).toBe(false)
    expect(await endOf(world)).toBe(0)
    expect(host.runner.waitMs()).toBe(Infinity)
    for (let hours = 0; hours < 3; hours++) {
      world.advance(3_600_000)
      expect(await host.asked()).toEqual([READ])
    }
  })

  it('is taken again for the first change, by whoever sees it first', async () => {
    await using world = await createWorld(store, { tables })
    const [one, two] = [hostOf(world, 'one'), hostOf(world, 'two')]
    for (const host of [one, two]) await rested(world, host)
    await writeNote(world, '1')
    expect(await two.runner.step()).toBe(1)
    expect(two.runner.isHolder).toBe(true)
    expect(await one.asked()).toEqual([READ, LOOK])
    expect(one.runner.isWatching()).toBe(true)
    expect([one.seen, two.seen]).toEqual([[], ['1']])
  })

  it('is looked at when it runs out while another works, and left alone when that one rests', async () => {
    await using world = await createWorld(store, { tables })
    const [one, two] = [hostOf(world, 'one'), hostOf(world, 'two')]
    for (const host of [one, two]) await rested(world, host)
    await writeNote(world, '1')
    await one.runner.drain()
    expect(await two.runner.step()).toBe(0)
    expect(two.runner.waitMs()).toBe(LEASE_MS)
    await rested(world, one)
    // It learns how far the other has come, and has nothing to take the lease for.
    expect(await two.asked()).toEqual([LOOK, READ])
    expect(two.runner.isWatching()).toBe(false)
    expect(await two.asked()).toEqual([READ])
    expect(await endOf(world)).toBe(0)
  })

  it('is taken over from one who died at work, with the changes that it had parked', async () => {
    await using world = await createWorld(store, { tables })
    const [one, two] = [hostOf(world, 'one'), hostOf(world, 'two')]
    for (const host of [one, two]) await rested(world, host)
    one.state.broken = true
    await writeNote(world, '1')
    await one.runner.drain()
    world.advance(LEASE_MS - 1)
    expect(await two.runner.step()).toBe(0)
    expect(two.runner.isHolder).toBe(false)
    world.advance(1)
    await two.runner.step()
    expect(two.seen).toEqual(['1'])
  })

  it('is kept while a parked change waits, and handed on by one who stops', async () => {
    await using world = await createWorld(store, { tables })
    const [one, two] = [hostOf(world, 'one'), hostOf(world, 'two')]
    for (const host of [one, two]) await rested(world, host)
    one.state.broken = true
    await writeNote(world, '1')
    await one.runner.drain()
    await two.runner.step()
    world.advance(REST_MS)
    await one.runner.step()
    expect(one.runner.isHolder).toBe(true)
    await one.runner.release()
    world.advance(60_000)
    await two.runner.step()
    expect(two.seen).toEqual(['1'])
  })
})
