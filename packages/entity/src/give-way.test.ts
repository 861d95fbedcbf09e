import type { Engine } from '@longtable/store'
import { openTestLmdb, stores } from '@longtable/store/testing'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createCursors, entity, Id, pattern, type Reader, toItem } from './index.ts'
import { Sample, Task, task, tasksOf } from './testing/sample.ts'

/** Reads over the network wait in any case, and writing there takes long. */
const ITEMS: Readonly<Record<string, number>> = { LMDB: 20_000, DynamoDB: 1000 }
const TURNS_MIN = 2
const GOALS = ['g1', 'g2']

/** The same items under a rule that none of them keeps. */
const Noted = entity(Sample, {
  type: 'Task',
  fields: { goalId: Id, id: Id, note: z.string() },
  keys: { table: ['GOAL#{goalId}', 'TASK#{id}'] },
})
const notedOf = pattern(Noted, 'table', { source: 'sample: tasks with a note' })

const readerOn = (engine: Engine): Reader => ({
  store: engine.table('sample'),
  cursors: createCursors(new Uint8Array(32).fill(7)),
})

/** How often others had their turn while it ran. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isRunning = true
  const count = () => {
    if (!isRunning) return
    turns++
    setImmediate(count)
  }
  setImmediate(count)
  await work()
  isRunning = false
  return turns
}

const nothing = (tasks: readonly unknown[]) => tasks.map(() => false)

const LONG_READS: readonly [string, (reader: Reader) => Promise<number>][] = [
  [
    'a list that a filter empties',
    async (reader) => (await tasksOf(reader, { goalId: 'g1' }, { keep: nothing })).items.length,
  ],
  [
    'a merged one',
    async (reader) => {
      const lists = GOALS.map((goalId) => ({ goalId }))
      return (await tasksOf.merged(reader, lists, { keep: nothing })).items.length
    },
  ],
  [
    'a list of items that cannot be read',
    async (reader) => (await notedOf(reader, { goalId: 'g1' })).items.length,
  ],
  [
    'a merged list of such',
    async (reader) => {
      const lists = GOALS.map((goalId) => ({ goalId }))
      return (await notedOf.merged(reader, lists)).items.length
    },
  ],
  [
    'a walk over everything',
    async (reader) => {
      let withNote = 0
      for (const goalId of GOALS)
        for await (const chunk of tasksOf.each(reader, { goalId }))
          withNote += chunk.filter(({ note }) => note !== undefined).length
      return withNote
    },
  ],
]

describe.each(stores)('over many items on $name', ({ name: engineName, open }) => {
  it('long reads let others have their turn', async () => {
    await using engine = await open([Sample], { clock: () => 1_700_000_000_000 })
    const reader = readerOn(engine)
    await reader.store.writeMany({
      puts: Array.from({ length: ITEMS[engineName] as number }, (_, n) =>
        toItem(Task, task(n, { goalId: GOALS[n % 2] as string })),
      ),
    })
    for (const [name, read] of LONG_READS) {
      let found: number | undefined
      const turns = await turnsDuring(async () => {
        found = await read(reader)
      })
      expect({ name, found }).toEqual({ name, found: 0 })
      expect(turns >= TURNS_MIN, `${name}: ${turns} turns`).toBe(true)
    }
  })
})

describe('a page that its first read fills', () => {
  it('waits for nobody', async () => {
    await using engine = await openTestLmdb([Sample], { clock: () => 1_700_000_000_000 })
    const reader = readerOn(engine)
    await reader.store.writeMany({
      puts: Array.from({ length: 300 }, (_, n) => toItem(Task, task(n))),
    })
    const all = (tasks: readonly unknown[]) => tasks.map(() => true)
    const turns = await turnsDuring(async () => {
      await tasksOf(reader, { goalId: 'g1' }, { limit: 200 })
      await tasksOf(reader, { goalId: 'g1' }, { limit: 200, keep: all })
    })
    expect(turns).toBe(0)
  })
})
