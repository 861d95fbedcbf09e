import { put } from '@longtable/entity'
import { ConditionFailedError, type Store } from '@longtable/store'
import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  createJobWorker,
  createLease,
  createRunner,
  enqueue,
  type JobHandler,
  LEASE_MS,
  type Logger,
  onInsert,
  type Processor,
  silentEvents,
  silentLogger,
  SystemTable,
} from './index.ts'
import { Note, Notes, tables } from './testing/sample.ts'

const HOUR_MS = 3_600_000

function listening() {
  const warnings: string[] = []
  const log: Logger = { ...silentLogger, warn: (_, message) => void warnings.push(message ?? '') }
  return { warnings, log }
}

const leaseOf = (world: World, owner: string, log = silentLogger) =>
  createLease({ system: world.store(SystemTable), name: 'work', owner, now: world.now, log })

const note = (noteId: string) => ({
  userId: 'ana',
  noteId,
  text: 'x',
  createdAt: '2026-01-15T10:30:00.000Z',
})

describe.each(stores)('when the clock has gone back, on $name', (store) => {
  it('a lease of one who died before is taken once it stood still for its length', async () => {
    await using world = await createWorld(store, { tables })
    const { warnings, log } = listening()
    expect(await leaseOf(world, 'dead').hold()).toBe(true)
    world.advance(-HOUR_MS)
    const next = leaseOf(world, 'alive', log)
    expect(await next.hold()).toBe(false)
    world.advance(LEASE_MS - 1)
    expect(await next.hold()).toBe(false)
    world.advance(1)
    expect(await next.hold()).toBe(true)
    expect(warnings).toEqual([expect.stringContaining('from the future')])
  })

  it('a living holder keeps its lease, and one whose clock is ahead is left alone', async () => {
    await using world = await createWorld(store, { tables })
    const holder = leaseOf(world, 'holder')
    expect(await holder.hold()).toBe(true)
    world.advance(-HOUR_MS)
    expect(holder.isHeld).toBe(false)
    expect(await holder.hold()).toBe(true)
    expect(holder.isHeld).toBe(true)

    const system = world.store(SystemTable)
    const ahead = () => world.now() + 24 * HOUR_MS
    const fast = createLease({
      system,
      name: 'other',
      owner: 'fast',
      now: ahead,
      log: silentLogger,
    })
    const slow = createLease({
      system,
      name: 'other',
      owner: 'slow',
      now: world.now,
      log: silentLogger,
    })
    for (let second = 0; second < 10; second++) {
      expect(await fast.hold()).toBe(true)
      expect(await slow.hold()).toBe(false)
      world.advance(1000)
    }
  })

  it('a holder that moves its lease at the very moment it would be taken keeps it', async () => {
    await using world = await createWorld(store, { tables })
    const system = world.store(SystemTable)
    const parts = { name: 'work', log: silentLogger }
    const now = () => world.now() + 24 * HOUR_MS
    const holder = createLease({ ...parts, system, owner: 'holder', now })
    expect(await holder.hold()).toBe(true)
    let writes = 0
    const interrupted: Store = {
      ...system,
      async write(operations) {
        writes += 1
        if (writes === 3) expect(await holder.hold()).toBe(true)
        return system.write(operations)
      },
    }
    const other = createLease({ ...parts, system: interrupted, owner: 'other', now: world.now })
    expect(await other.hold()).toBe(false)
    world.advance(LEASE_MS)
    expect(await other.hold()).toBe(false)
    expect(writes).toBe(3)
    world.advance(1000)
    expect(await holder.hold()).toBe(true)
  })

  it('a lease that was taken anew guards nothing of the time before, also for one owner', async () => {
    await using world = await createWorld(store, { tables })
    const before = leaseOf(world, 'one')
    expect(await before.hold()).toBe(true)
    world.advance(LEASE_MS)
    const after = leaseOf(world, 'one')
    expect(await after.hold()).toBe(true)
    const system = world.store(SystemTable)
    await expect(system.write([before.guard()])).rejects.toThrow(ConditionFailedError)
    await system.write([after.guard()])
  })

  it('of two who take such a lease at once one gets it', async () => {
    await using world = await createWorld(store, { tables })
    await leaseOf(world, 'dead').hold()
    world.advance(-HOUR_MS)
    const both = [leaseOf(world, 'a'), leaseOf(world, 'b')]
    await Promise.all(both.map((lease) => lease.hold()))
    world.advance(LEASE_MS)
    const held = await Promise.all(both.map((lease) => lease.hold()))
    expect(held.filter(Boolean)).toHaveLength(1)
  })

  it('a parked change is tried again', async () => {
    await using world = await createWorld(store, { tables })
    let broken = true
    let taken = 0
    const processor = onInsert('test.break', Note, async () => {
      if (broken) throw new Error('not now')
      taken += 1
    })
    await world.store(Notes).write([put(Note, note('a'))])
    await runnerOf(world, [processor]).drain()
    broken = false
    world.advance(-HOUR_MS)
    const runner = runnerOf(world, [processor], 'two')
    await runner.drain()
    world.advance(LEASE_MS)
    await runner.drain()
    expect(taken).toBe(1)
  })

  it('changes that wait are counted, and their age is what we have seen of it', async () => {
    await using world = await createWorld(store, { tables })
    for (let n = 0; n < 3; n++) await world.store(Notes).write([put(Note, note(`n${n}`))])
    world.advance(-24 * HOUR_MS)
    let steady = 0
    const runner = runnerOf(world, [], 'one', () => steady)
    expect(await runner.status()).toMatchObject({ unprocessed: 3, lagMs: 0 })
    steady = 90_000
    expect(await runner.status()).toMatchObject({ unprocessed: 3, lagMs: 90_000 })
    await runner.drain()
    expect(await runner.status()).toMatchObject({ unprocessed: 0, lagMs: 0 })
  })
})

const runnerOf = (
  world: World,
  processors: readonly Processor[],
  owner = 'one',
  steadyNow = () => 0,
) =>
  createRunner({
    events: silentEvents,
    store: world.store(Notes),
    system: world.store(SystemTable),
    processors,
    group: 'test',
    owner,
    now: world.now,
    steadyNow,
    log: silentLogger,
  })

describe.each(stores)('jobs from the future on $name', (store) => {
  const workerOf = (
    world: World,
    handler: JobHandler,
    { owner = 'alive', steadyNow = () => 0 }: { owner?: string; steadyNow?: () => number } = {},
  ) =>
    createJobWorker({
      system: world.store(SystemTable),
      handlers: [handler],
      owner,
      now: world.now,
      steadyNow,
      log: silentLogger,
    })

  it('run at once when they wait, and later when they name their own time', async () => {
    await using world = await createWorld(store, { tables })
    const system = world.store(SystemTable)
    const ran: string[] = []
    const handler: JobHandler = { kind: 'mail', run: async ({ job }) => void ran.push(job.jobId) }
    const ask = (jobId: string, at?: number) =>
      enqueue(
        system,
        { kind: 'mail', jobId, payload: null, ...(at !== undefined && { at }) },
        world.now(),
      )
    await ask('now')
    await ask('soon', world.now() + 60_000)
    await ask('tomorrow', world.now() + 24 * HOUR_MS)
    world.advance(-HOUR_MS)
    await workerOf(world, handler).drain()
    expect(ran.toSorted()).toEqual(['now', 'soon'])
    world.advance(25 * HOUR_MS)
    await workerOf(world, handler).drain()
    expect(ran).toContain('tomorrow')
  })

  it('are taken from a worker that died, never from one whose heart beats', async () => {
    await using world = await createWorld(store, { tables })
    const system = world.store(SystemTable)
    let [beat, end] = [async () => {}, () => {}]
    let started = 0
    const slow: JobHandler = {
      kind: 'ocr',
      run: (job) =>
        new Promise((resolve) => {
          started += 1
          beat = () => job.progress('still at it')
          end = resolve
        }),
    }
    await enqueue(system, { kind: 'ocr', jobId: 'o1', payload: null }, world.now())
    const hanging = workerOf(world, slow, { owner: 'first' }).step()
    await expect.poll(() => started).toBe(1)
    let ran = 0
    let steady = 0
    const passTenSeconds = () => {
      world.advance(10_000)
      steady += 10_000
    }
    const rival: JobHandler = { kind: 'ocr', run: async () => void ran++ }
    const other = workerOf(world, rival, { steadyNow: () => steady })
    world.advance(-HOUR_MS)
    await other.step()
    await beat()
    for (let tens = 0; tens < 12; tens++) {
      passTenSeconds()
      await beat()
      await other.step()
    }
    expect(ran).toBe(0)
    world.advance(-HOUR_MS)
    for (let tens = 0; tens < 12; tens++) {
      passTenSeconds()
      await other.step()
    }
    expect(ran).toBe(1)
    end()
    await hanging
  })
})
