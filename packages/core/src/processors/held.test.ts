import { find, put } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { until } from '@longtable/store/testing/until'
import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  createLease,
  createRunner,
  LEASE_MS,
  onChange,
  type Processor,
  silentEvents,
  silentLogger,
  SystemTable,
} from '../index.ts'
import { Note, Notes, tables } from '../testing/sample.ts'
import { createParking } from './parking.ts'
import { RENEW_MS } from './lease.ts'
import { checkpointOf } from './checkpoint.ts'
import { Lease } from './system.ts'

/** One batch; all of it takes longer than the time to a renewal, and less than a lease. */
const CHANGES = 30
const STEP_MS = 80
const NAME = `test-${Notes.name}`
const place = { group: 'test', tableName: Notes.name }

interface Host {
  readonly owner: string
  readonly processor: Processor
  readonly system?: Store
  readonly now?: () => number
}

const runnerOf = (world: World, { owner, processor, system, now }: Host) =>
  createRunner({
    store: world.store(Notes),
    system: system ?? world.store(SystemTable),
    processors: [processor],
    events: silentEvents,
    group: 'test',
    owner,
    now: now ?? world.now,
    log: silentLogger,
  })

const writeNote = (world: World, noteId: string, text: string) => {
  const note = { userId: 'ana', noteId, text, createdAt: '2026-01-15T10:30:00.000Z' }
  const when = { any: ['absent', 'present'] } as const
  return world.store(Notes).write([{ ...put(Note, note), when }])
}

const taking = (take: (text: string) => Promise<unknown>) =>
  onChange('test.take-notes', Note, async ({ new: value }) => {
    if (value) await take(value.text)
  })

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

describe.each(stores)('work under a lease on $name', (store) => {
  it('keeps it for as long as one handler lasts', async () => {
    await using world = await createWorld(store, { tables })
    const system = world.store(SystemTable)
    const ends = new Set<number>()
    const slow = taking(() =>
      until(async () => {
        const lease = await find(system, Lease, { name: NAME })
        if (lease) ends.add(lease.until)
        return ends.size === 3
      }, 'two renewals'),
    )
    await writeNote(world, 'a', 'slow')
    const runner = runnerOf(world, { owner: 'one', processor: slow, now: Date.now })
    await until(async () => (await runner.step()) === 1, 'the end of the handler')
  })

  it('ends at the next step of one who was away for longer, and leaves the checkpoint alone', async () => {
    await using world = await createWorld(store, { tables })
    const away = gate()
    const [mine, others]: [string[], string[]] = [[], []]
    const one = runnerOf(world, {
      owner: 'one',
      processor: taking(async (text) => {
        mine.push(text)
        if (text === '2') await away.opened
      }),
    })
    const two = runnerOf(world, {
      owner: 'two',
      processor: taking(async (text) => others.push(text)),
    })
    for (const text of ['1', '2', '3', '4']) await writeNote(world, 'a', text)
    const step = one.step()
    await until(() => mine.length === 2, 'the second change')
    world.advance(LEASE_MS)
    await two.drain()
    await writeNote(world, 'a', '5')
    const checkpoint = await checkpointOf(world.store(SystemTable), place)
    away.open()
    expect(await step).toBe(0)
    expect([mine, others]).toEqual([
      ['1', '2'],
      ['1', '2', '3', '4'],
    ])
    expect(await checkpointOf(world.store(SystemTable), place)).toBe(checkpoint)
    await two.drain()
    expect(others.at(-1)).toBe('5')
  })

  it('writes no checkpoint after another has taken over, though its own clock says it may', async () => {
    await using world = await createWorld(store, { tables })
    const system = world.store(SystemTable)
    const about = gate()
    const reached = gate()
    const halting: Store = {
      ...system,
      async write(operations) {
        if (operations.some((one) => one.kind === 'put' && one.item.PK.startsWith('CHECKPOINT#'))) {
          reached.open()
          await about.opened
        }
        return system.write(operations)
      },
    }
    const processor = taking(async () => {})
    const still = world.now()
    const one = runnerOf(world, { owner: 'one', processor, system: halting, now: () => still })
    const two = runnerOf(world, { owner: 'two', processor })
    await writeNote(world, 'a', '1')
    const step = one.step()
    await reached.opened
    world.advance(LEASE_MS)
    await writeNote(world, 'a', '2')
    expect(await two.step()).toBe(2)
    const checkpoint = await checkpointOf(system, place)
    about.open()
    expect(await step).toBe(0)
    expect(await checkpointOf(system, place)).toBe(checkpoint)
  })

  it('ends when a renewal says that another has taken over', async () => {
    await using world = await createWorld(store, { tables })
    const system = world.store(SystemTable)
    const taken: string[] = []
    // One whose clock is ahead: by our own the lease is ours to the end.
    const other = createLease({
      system,
      name: NAME,
      owner: 'other',
      now: () => world.now() + LEASE_MS,
      log: silentLogger,
    })
    const processor = taking(async (text) => {
      taken.push(text)
      if (text === '5') expect(await other.hold()).toBe(true)
      world.advance(STEP_MS)
      await system.write([{ kind: 'put', item: { PK: 'EFFECT', SK: text } }])
    })
    for (let n = 1; n <= CHANGES; n++) await writeNote(world, 'a', String(n))
    const runner = runnerOf(world, { owner: 'one', processor })
    expect(await runner.step()).toBe(0)
    expect(taken.length).toBeGreaterThan(RENEW_MS / STEP_MS)
    expect(taken.length).toBeLessThan(CHANGES)
    expect(await checkpointOf(system, place)).toBeUndefined()
  })

  it('parks nothing for one who was replaced, so that what comes after stays in order', async () => {
    await using world = await createWorld(store, { tables })
    const system = world.store(SystemTable)
    const about = gate()
    const seen: string[] = []
    const one = runnerOf(world, {
      owner: 'one',
      processor: taking(async () => {
        seen.push('one begins')
        await about.opened
        throw new Error('not now')
      }),
    })
    const two = runnerOf(world, {
      owner: 'two',
      processor: taking(async (text) => seen.push(text)),
    })
    await writeNote(world, 'a', '1')
    const step = one.step()
    await until(() => seen.length === 1, 'the first change')
    world.advance(LEASE_MS)
    await two.drain()
    about.open()
    expect(await step).toBe(0)
    expect(await createParking(system, Notes.name).list()).toEqual([])
    await writeNote(world, 'a', '2')
    await two.drain()
    expect(seen).toEqual(['one begins', '1', '2'])
  })
})
