import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createJobWorker, enqueue, type JobHandler, silentLogger, SystemTable } from '../index.ts'
import { tables } from '../testing/sample.ts'

const HOUR_MS = 3_600_000

describe.each(stores)('a job at work when the clock jumps, on $name', (store) => {
  const START_MS = 1_000_000

  /** A worker that is at work on the only job, until it is told to end. */
  async function atWork(world: World, now: () => number) {
    let steady = START_MS
    const parts = { system: world.store(SystemTable), steadyNow: () => steady, log: silentLogger }
    let [end, started] = [() => {}, 0]
    let beat = async () => {}
    const handler: JobHandler = {
      kind: 'mail',
      run: (run) =>
        new Promise((resolve) => {
          started += 1
          beat = () => run.progress('still at it')
          end = resolve
        }),
    }
    await enqueue(parts.system, { kind: 'mail', jobId: 'm1', payload: null }, now())
    const worker = createJobWorker({ ...parts, handlers: [handler], owner: 'first', now })
    const hanging = worker.step()
    await expect.poll(() => started).toBe(1)
    let rivals = 0
    const rival: JobHandler = { kind: 'mail', run: async () => void rivals++ }
    const other = createJobWorker({ ...parts, handlers: [rival], owner: 'o', now: world.now })
    return {
      worker,
      other,
      beat: () => beat(),
      started: () => started,
      rivals: () => rivals,
      pass: (ms: number) => {
        world.advance(ms)
        steady += ms
      },
      async finish() {
        end()
        await hanging
      },
    }
  }

  it('is not begun again by its own worker, whose clock says that its lease is over', async () => {
    await using world = await createWorld(store, { tables })
    const given = await atWork(world, world.now)
    world.advance(HOUR_MS)
    expect(await given.worker.lanes[0]?.look()).toBe(0)
    await given.finish()
    given.pass(60_000)
    await given.worker.step()
    expect(given.started()).toBe(1)
  })

  it('is left to a worker that lives by one whose clock is ahead, or that jumped', async () => {
    await using world = await createWorld(store, { tables })
    const behind = () => world.now() - HOUR_MS
    const given = await atWork(world, behind)
    for (let beats = 0; beats < 6; beats++) {
      expect(await given.other.step()).toBe(0)
      given.pass(10_000)
      await given.beat()
    }
    await given.finish()
    given.pass(60_000)
    await given.other.step()
    expect(given.rivals()).toBe(0)
  })

  it('is taken soon from a worker that died, and that it may be is known', async () => {
    await using world = await createWorld(store, { tables })
    const given = await atWork(world, () => world.now() - HOUR_MS)
    expect(await given.other.step()).toBe(0)
    const waitMs = given.other.lanes[0]?.waitMs() ?? 0
    expect(waitMs).toBe(15_000)
    given.pass(waitMs)
    expect(await given.other.step()).toBe(1)
    expect(given.rivals()).toBe(1)
    await given.finish()
  })
})
