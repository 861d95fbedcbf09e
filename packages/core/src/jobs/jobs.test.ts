import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  createJobWorker,
  createTicker,
  deadJobs,
  enqueue,
  type JobHandler,
  jobsStatus,
  reviveJob,
  silentLogger,
  SystemTable,
} from '../index.ts'
import { tables } from '../testing/sample.ts'

const workerOf = (world: World, handlers: readonly JobHandler[], owner = 'one') =>
  createJobWorker({
    system: world.store(SystemTable),
    handlers,
    owner,
    now: world.now,
    steadyNow: world.now,
    log: silentLogger,
  })

describe.each(stores)('jobs on $name', (store) => {
  it('run once, however often they are asked for and however many workers look', async () => {
    await using world = await createWorld(store, { tables })
    const system = world.store(SystemTable)
    const runs: string[] = []
    const handler: JobHandler = { kind: 'mail', run: async ({ job }) => void runs.push(job.jobId) }
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        enqueue(system, { kind: 'mail', jobId: `m${n % 2}`, payload: null }, world.now()),
      ),
    )
    expect(asked.filter(Boolean)).toHaveLength(2)
    const workers = [1, 2, 3].map((n) => workerOf(world, [handler], `w${n}`))
    await Promise.all(workers.map((worker) => worker.drain()))
    expect([...runs].sort()).toEqual(['m0', 'm1'])
    expect(await enqueue(system, { kind: 'mail', jobId: 'm0', payload: null }, world.now())).toBe(
      false,
    )
  })

  it('that are dear run as few at a time as they say', async () => {
    await using world = await createWorld(store, { tables })
    const system = world.store(SystemTable)
    let [running, most, done] = [0, 0, 0]
    const handler: JobHandler = {
      kind: 'dear',
      atOnce: 2,
      async run() {
        most = Math.max(most, ++running)
        await new Promise(setImmediate)
        running -= 1
        done += 1
      },
    }
    for (let n = 0; n < 7; n++)
      await enqueue(system, { kind: 'dear', jobId: `d${n}`, payload: null }, world.now())
    await workerOf(world, [handler]).drain()
    expect([most, done]).toEqual([2, 7])
  })

  it('are tried again later and later, then wait for the operator', async () => {
    await using world = await createWorld(store, { tables })
    const system = world.store(SystemTable)
    let tries = 0
    let broken = true
    const worker = workerOf(world, [
      {
        kind: 'mail',
        run: async () => {
          tries += 1
          if (broken) throw new Error('no server')
        },
      },
    ])
    await enqueue(system, { kind: 'mail', jobId: 'm1', payload: { to: 'ana' } }, world.now())
    await worker.drain()
    await worker.drain()
    expect(tries).toBe(1)
    for (let n = 0; n < 20; n++) {
      world.advance(11 * 60_000)
      await worker.drain()
    }
    expect(tries).toBe(8)
    const [dead] = await deadJobs(system)
    expect(dead).toMatchObject({
      jobId: 'm1',
      status: 'dead',
      error: 'Error: no server',
      payload: { to: 'ana' },
    })
    broken = false
    if (dead) await reviveJob(system, dead, world.now())
    await worker.drain()
    expect(tries).toBe(9)
    expect(await deadJobs(system)).toEqual([])
  })

  it('of a worker that died are taken up when its lease is over, not before', async () => {
    await using world = await createWorld(store, { tables })
    let release = () => {}
    const stuck = workerOf(
      world,
      [{ kind: 'ocr', run: () => new Promise((resolve) => (release = resolve)) }],
      'dead',
    )
    let ran = false
    const other = workerOf(world, [{ kind: 'ocr', run: async () => void (ran = true) }], 'alive')
    await enqueue(
      world.store(SystemTable),
      { kind: 'ocr', jobId: 'o1', payload: null },
      world.now(),
    )
    const hanging = stuck.step()
    await expect.poll(() => release.name).toBe('')
    world.advance(10_000)
    expect(await other.step()).toBe(0)
    world.advance(19_000)
    expect(await other.step()).toBe(0)
    world.advance(2000)
    expect(await other.step()).toBe(1)
    expect(ran).toBe(true)
    release()
    await hanging
  })

  it('that are told of the end are handed back as they were, and gone on with at once', async () => {
    await using world = await createWorld(store, { tables })
    const system = world.store(SystemTable)
    const stop = new AbortController()
    const attempts: number[] = []
    const handler: JobHandler = {
      kind: 'long',
      async run({ job, stopping }) {
        attempts.push(job.attempt)
        stop.abort()
        stopping.throwIfAborted()
      },
    }
    const options = { system, handlers: [handler], now: world.now, log: silentLogger }
    const ending = createJobWorker({ ...options, owner: 'ending', stopping: stop.signal })
    await enqueue(system, { kind: 'long', jobId: 'l1', payload: null }, world.now())
    expect(await ending.step()).toBe(1)
    expect(await createJobWorker({ ...options, owner: 'next' }).step()).toBe(1)
    expect(attempts).toEqual([1, 1])
    expect(await jobsStatus(system, ['long'], world.now())).toEqual({ dead: 0, oldestDueMs: 0 })
  })

  it('do not start before their time', async () => {
    await using world = await createWorld(store, { tables })
    let ran = 0
    const worker = workerOf(world, [{ kind: 'later', run: async () => void ran++ }])
    await enqueue(
      world.store(SystemTable),
      { kind: 'later', jobId: 'l1', payload: null, at: world.now() + 60_000 },
      world.now(),
    )
    await worker.drain()
    expect(ran).toBe(0)
    world.advance(60_000)
    await worker.drain()
    expect(ran).toBe(1)
  })

  it('tell the operator how many are dead and how long one has waited for a worker', async () => {
    await using world = await createWorld(store, { tables })
    const system = world.store(SystemTable)
    const status = () => jobsStatus(system, ['mail', 'ocr'], world.now())
    await enqueue(system, { kind: 'ocr', jobId: 'o1', payload: null }, world.now())
    world.advance(30_000)
    await enqueue(system, { kind: 'mail', jobId: 'm1', payload: null }, world.now())
    const at = world.now() + 3_600_000
    await enqueue(system, { kind: 'mail', jobId: 'm2', payload: null, at }, world.now())
    expect(await status()).toEqual({ dead: 0, oldestDueMs: 30_000 })
    const broken = async () => {
      throw new Error('no')
    }
    const worker = workerOf(world, [
      { kind: 'ocr', run: broken },
      { kind: 'mail', run: async () => {} },
    ])
    for (let tries = 0; tries < 8; tries++) {
      await worker.drain()
      world.advance(11 * 60_000)
    }
    await worker.drain()
    expect(await status()).toEqual({ dead: 1, oldestDueMs: 0 })
  })

  it('of a schedule run once per period, with any number of tickers', async () => {
    await using world = await createWorld(store, { tables })
    let ran = 0
    const schedule = { name: 'sweep', everyMs: 3_600_000, run: async () => void ran++ }
    const tickers = [1, 2].map(() => createTicker(world.store(SystemTable), [schedule], world.now))
    const workers = tickers.map(({ handlers }, n) => workerOf(world, handlers, `w${n}`))
    for (let hour = 0; hour < 3; hour++) {
      for (const ticker of tickers) await ticker.tick()
      world.advance(3_600_000)
      for (const worker of workers) await worker.drain()
    }
    expect(ran).toBe(3)
  })
})
