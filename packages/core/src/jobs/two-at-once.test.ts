import { createWorld, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  createJobWorker,
  deadJobs,
  dropJob,
  enqueue,
  type JobHandler,
  reviveJob,
  silentLogger,
  SystemTable,
} from '../index.ts'
import { tables } from '../testing/sample.ts'

const TRIES_MS = 11 * 60_000

describe.each(stores)('a job that two have to do with on $name', (store) => {
  it('that is dead is revived or dropped once, by who comes first', async () => {
    await using world = await createWorld(store, { tables })
    const { now } = world
    const system = world.store(SystemTable)
    const broken: JobHandler = { kind: 'mail', run: () => Promise.reject(new Error('no server')) }
    const parts = { system, now, log: silentLogger, owner: 'one' }
    const worker = createJobWorker({ ...parts, handlers: [broken] })
    await enqueue(system, { kind: 'mail', jobId: 'm1', payload: null }, now())
    for (let n = 0; n < 20; n++) {
      world.advance(TRIES_MS)
      await worker.drain()
    }
    const [dead] = await deadJobs(system)
    if (!dead) throw new Error('No job has died.')
    expect(await reviveJob(system, dead, now())).toBe(true)
    expect(await reviveJob(system, dead, now())).toBe(false)
    expect(await dropJob(system, dead, now())).toBe(false)
    let ran = 0
    const mended = { kind: 'mail', run: async () => void ran++ }
    await createJobWorker({ ...parts, handlers: [mended] }).drain()
    expect(ran).toBe(1)
  })

  it('that was taken over tells its former worker so at the next word of it', async () => {
    await using world = await createWorld(store, { tables })
    const { now } = world
    const system = world.store(SystemTable)
    const words: string[] = []
    const parts = { system, now, steadyNow: now, log: silentLogger }
    const other = createJobWorker({
      ...parts,
      owner: 'other',
      handlers: [{ kind: 'ocr', run: async () => void words.push('done by the other') }],
    })
    const former = createJobWorker({
      ...parts,
      owner: 'former',
      handlers: [
        {
          kind: 'ocr',
          async run({ progress }) {
            // It was away for longer than its lease.
            await other.step()
            world.advance(31_000)
            await other.step()
            await progress('half').catch((error: unknown) => words.push(String(error)))
          },
        },
      ],
    })
    await enqueue(system, { kind: 'ocr', jobId: 'o1', payload: null }, now())
    await former.step()
    expect(words).toEqual(['done by the other', 'Error: The job was taken over by another worker.'])
  })
})
