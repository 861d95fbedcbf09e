import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  createJobWorker,
  deadJobs,
  enqueue,
  type JobHandler,
  jobsStatus,
  reviveJob,
  silentLogger,
  SystemTable,
} from '../index.ts'
import { tables } from '../testing/sample.ts'

const LEASE_OVER_MS = 31_000
const LATER_MS = 11 * 60_000
/** Cut after 500, it would end in the first half of the candle. */
const LONG = `${'x'.repeat(492)}🕯 went out`

const workerOf = (world: World, handler: JobHandler, owner = 'one') =>
  createJobWorker({
    system: world.store(SystemTable),
    handlers: [handler],
    owner,
    now: world.now,
    steadyNow: world.now,
    log: silentLogger,
  })

const asked = (world: World) =>
  enqueue(world.store(SystemTable), { kind: 'ocr', jobId: 'o1', payload: null }, world.now())

describe.each(stores)('a job on $name', (store) => {
  it('that ends every worker is given up after eight, told, and begun anew when it is revived', async () => {
    await using world = await createWorld(store, { tables })
    const system = world.store(SystemTable)
    const ends: (() => void)[] = []
    const deadly: JobHandler = {
      kind: 'ocr',
      run: () => new Promise((resolve) => void ends.push(resolve)),
    }
    await asked(world)
    const workers = Array.from({ length: 12 }, (_, n) => workerOf(world, deadly, `w${n}`))
    for (const { lanes } of workers)
      for (let looks = 0; looks < 2; looks++) {
        await lanes[0]?.look()
        world.advance(LEASE_OVER_MS)
      }
    expect(ends).toHaveLength(8)
    const [dead] = await deadJobs(system)
    expect(dead).toMatchObject({ jobId: 'o1', error: 'Its worker ended without a word, at try 8.' })
    expect(await jobsStatus(system, ['ocr'], world.now())).toEqual({ dead: 1, oldestDueMs: 0 })

    if (dead) await reviveJob(system, dead, world.now())
    let [runs, broken] = [0, true]
    const mended = workerOf(world, {
      kind: 'ocr',
      async run() {
        runs += 1
        if (broken) throw new Error('not yet')
      },
    })
    await mended.drain()
    expect(await deadJobs(system)).toEqual([])
    broken = false
    world.advance(LATER_MS)
    await mended.drain()
    expect(runs).toBe(2)
    expect(await deadJobs(system)).toEqual([])
    for (const end of ends) end()
    for (const { lanes } of workers) await lanes[0]?.ended()
  })

  it('that was given up while its worker was only away is done when that one says so', async () => {
    await using world = await createWorld(store, { tables })
    const system = world.store(SystemTable)
    let end = () => {}
    let runs = 0
    const slow: JobHandler = {
      kind: 'ocr',
      run: ({ job }) => {
        runs += 1
        if (job.attempt < 8) return Promise.reject(new Error('not yet'))
        return new Promise((resolve) => (end = resolve))
      },
    }
    await asked(world)
    const first = workerOf(world, slow)
    for (let tries = 0; tries < 7; tries++) {
      await first.step()
      world.advance(LATER_MS)
    }
    await first.lanes[0]?.look()
    const other = workerOf(world, slow, 'other')
    for (let looks = 0; looks < 2; looks++) {
      await other.lanes[0]?.look()
      world.advance(LEASE_OVER_MS)
    }
    expect(await deadJobs(system)).toHaveLength(1)
    end()
    await first.lanes[0]?.ended()
    expect(runs).toBe(8)
    expect(await deadJobs(system)).toEqual([])
  })

  it('ends also with an error that would be cut within a character', async () => {
    await using world = await createWorld(store, { tables })
    const worker = workerOf(world, { kind: 'ocr', run: () => Promise.reject(new Error(LONG)) })
    await asked(world)
    for (let tries = 0; tries < 20; tries++) {
      await worker.drain()
      world.advance(LATER_MS)
    }
    const [dead] = await deadJobs(world.store(SystemTable))
    expect(dead?.error).toBe(`Error: ${'x'.repeat(492)}\ufffd`)
  })
})
