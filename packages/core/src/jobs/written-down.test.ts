import { find } from '@longtable/entity'
import { type Operation, type Store, StoreFullError, StoreUnavailableError } from '@longtable/store'
import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createJobWorker, enqueue, type JobHandler, silentLogger, SystemTable } from '../index.ts'
import { Job } from '../processors/system.ts'
import { tables } from '../testing/sample.ts'

const KEY = { kind: 'mail', jobId: 'm1' }
const LEASE_OVER_MS = 31_000

const statusIn = (operations: readonly Operation[]) =>
  operations.map((one) => (one.kind === 'update' ? one.set?.['status'] : undefined))[0]

/** A store that fails some writes, before or after they were made. */
function failing(
  store: Store,
  fails: (operations: readonly Operation[]) => 'before' | 'after' | undefined,
): Store {
  return {
    ...store,
    async write(operations) {
      const when = fails(operations)
      if (when === 'before') throw new StoreFullError('There is no room.')
      await store.write(operations)
      if (when === 'after') throw new StoreUnavailableError('The answer was lost.')
    },
  }
}

const workerOf = (world: World, handler: JobHandler, more: object = {}) =>
  createJobWorker({
    system: world.store(SystemTable),
    handlers: [handler],
    owner: 'one',
    now: world.now,
    steadyNow: world.now,
    log: silentLogger,
    pause: async () => world.advance(1000),
    ...more,
  })

const ask = (world: World) =>
  enqueue(world.store(SystemTable), { ...KEY, payload: null }, world.now())

/** Whoever looks for a job that nobody has any more. */
async function lookAgain(world: World, handler: JobHandler): Promise<void> {
  const other = workerOf(world, handler, { owner: 'other' })
  await other.step()
  world.advance(LEASE_OVER_MS)
  await other.step()
}

describe.each(stores)('how a job ended on $name', (store) => {
  it('is written once there is room again, so that what was done is not done again', async () => {
    await using world = await createWorld(store, { tables })
    await ask(world)
    let [runs, refused] = [0, 0]
    const handler: JobHandler = { kind: 'mail', run: async () => void runs++ }
    const system = failing(world.store(SystemTable), (operations) =>
      statusIn(operations) === 'done' && refused++ < 20 ? 'before' : undefined,
    )
    await workerOf(world, handler, { system }).step()
    await lookAgain(world, handler)
    expect([runs, refused]).toEqual([1, 21])
  })

  it('is written also where the answer to that, or to a heart-beat, was lost', async () => {
    await using world = await createWorld(store, { tables })
    await ask(world)
    let runs = 0
    const handler: JobHandler = {
      kind: 'mail',
      async run({ progress }) {
        runs += 1
        world.advance(10_000)
        await progress('sent').catch(() => undefined)
      },
    }
    let lost = 0
    const system = failing(world.store(SystemTable), (operations) => {
      const isClaim = statusIn(operations) === 'running'
      return !isClaim && lost++ < 2 ? 'after' : undefined
    })
    await workerOf(world, handler, { system }).step()
    expect(lost).toBeGreaterThanOrEqual(2)
    await lookAgain(world, handler)
    expect(runs).toBe(1)
  })

  it('stays done when it was taken over meanwhile by one who could not do it', async () => {
    await using world = await createWorld(store, { tables })
    await ask(world)
    let refusals = 0
    const refused: JobHandler = {
      kind: 'mail',
      async run() {
        refusals += 1
        throw new Error('not now')
      },
    }
    const other = workerOf(world, refused, { owner: 'other' })
    const first: JobHandler = {
      kind: 'mail',
      async run() {
        await other.step()
        world.advance(LEASE_OVER_MS)
        await other.step()
      },
    }
    await workerOf(world, first).step()
    world.advance(LEASE_OVER_MS)
    await other.step()
    expect(refusals).toBe(1)
    expect(await find(world.store(SystemTable), Job, KEY)).toMatchObject({ status: 'done' })
  })

  it('is tried a last time when the process ends, which it does not keep from that', async () => {
    await using world = await createWorld(store, { tables })
    await ask(world)
    const stop = new AbortController()
    let tries = 0
    const system = failing(world.store(SystemTable), (operations) =>
      statusIn(operations) === 'done' && ++tries ? 'before' : undefined,
    )
    const pause = async () => {
      if (tries === 3) stop.abort()
    }
    const handler: JobHandler = { kind: 'mail', run: async () => {} }
    await workerOf(world, handler, { system, pause, stopping: stop.signal }).step()
    expect(tries).toBe(4)
  })

  it('is known of every job that was claimed, also beside a claim that failed', async () => {
    await using world = await createWorld(store, { tables })
    await ask(world)
    const more = { kind: 'mail', jobId: 'm2', payload: null }
    await enqueue(world.store(SystemTable), more, world.now())
    let claims = 0
    const system = failing(world.store(SystemTable), (operations) =>
      statusIn(operations) === 'running' && claims++ === 0 ? 'before' : undefined,
    )
    const runs: string[] = []
    const handler: JobHandler = { kind: 'mail', run: async ({ job }) => void runs.push(job.jobId) }
    const [lane] = workerOf(world, handler, { system }).lanes
    await expect(lane?.look()).rejects.toThrow(StoreFullError)
    await lane?.ended()
    expect(runs).toHaveLength(1)
    expect(await lane?.look()).toBe(1)
    await lane?.ended()
    expect(runs.toSorted()).toEqual(['m1', 'm2'])
  })
})
