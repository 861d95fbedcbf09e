import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { StoreFullError } from '../errors.ts'
import type { Item, Store, TableDefinition } from '../port.ts'
import { openLmdb } from './index.ts'

const table: TableDefinition = {
  name: 'sample',
  indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' } },
  log: true,
}
const ROOM_BYTES = 400_000
const AT_ONCE = 20
const POLL_MS = 100
const POLLS_MAX = 600

/** The largest file that this process may make; `prlimit` changes it while the process runs. */
const limitFiles = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:unlimited`])

function canLimit(): boolean {
  try {
    execFileSync('prlimit', ['--pid', String(process.pid), '--fsize'])
    return true
  } catch {
    return false
  }
}

/** Every round has attribute names of its own, which the store keeps beside the items. */
const itemOf = (round: number, n: number): Item => ({
  PK: `P${round}`,
  SK: `S${n}`,
  GSI1PK: 'all',
  GSI1SK: `${round}-${n}`,
  [`name${round}`]: 'x'.repeat(6000),
})

/** Writes many at once; gives those that were acknowledged and those that were refused. */
async function writeRound(store: Store, round: number) {
  const acknowledged: Item[] = []
  const refused: Item[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, n) => {
      const item = itemOf(round, n)
      try {
        await store.write([{ kind: 'put', item, when: 'absent' }])
        acknowledged.push(item)
      } catch (error) {
        expect(error).toBeInstanceOf(StoreFullError)
        expect(error).toMatchObject({ code: 'STORE_FULL' })
        refused.push(item)
      }
    }),
  )
  return { acknowledged, refused }
}

async function untilRoom(store: Store): Promise<Item> {
  const item = { PK: 'ROOM', SK: 'again', colour: 'green' }
  for (let polls = 0; ; polls++) {
    try {
      await store.write([{ kind: 'put', item }])
      return item
    } catch (error) {
      if (polls > POLLS_MAX) throw error
      await wait(POLL_MS)
    }
  }
}

// Without `prlimit` (it is Linux's) a process has no room to lose in a test.
it.runIf(canLimit())(
  'a full disk refuses writes whole, lets reads go on, and writes again with room',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'longtable-full-'))
    const unhandled: unknown[] = []
    const note = (error: unknown) => void unhandled.push(error)
    process.on('unhandledRejection', note)
    try {
      const engine = await openLmdb({ directory, tables: [table] })
      const store = engine.table('sample')
      const acknowledged: Item[] = []
      const refused: Item[] = []
      const keep = (written: Awaited<ReturnType<typeof writeRound>>) => {
        acknowledged.push(...written.acknowledged)
        refused.push(...written.refused)
      }
      let round = 0
      for (let fills = 0; fills < 3; fills++) {
        limitFiles((await stat(join(directory, 'data.mdb'))).size + ROOM_BYTES)
        const before = refused.length
        while (refused.length === before) keep(await writeRound(store, round++))
        keep(await writeRound(store, round++))
        for (const item of acknowledged) expect(await store.get(item)).toEqual(item)
        for (const item of refused) expect(await store.get(item)).toBeUndefined()
        limitFiles('unlimited')
        const seen = await untilRoom(store)
        expect(await store.get(seen)).toEqual(seen)
        // The names of a refused round once more: this time they have to be kept.
        for (const item of refused.splice(0)) {
          await store.write([{ kind: 'put', item, when: 'absent' }])
          acknowledged.push(item)
        }
      }
      await engine.close()

      const again = await openLmdb({ directory, tables: [table] })
      for (const item of acknowledged) expect(await again.table('sample').get(item)).toEqual(item)
      expect(await again.tools('sample').verify()).toEqual([])
      await again.close()
      expect(unhandled).toEqual([])
    } finally {
      limitFiles('unlimited')
      process.off('unhandledRejection', note)
      await rm(directory, { recursive: true })
    }
  },
  600_000,
)
