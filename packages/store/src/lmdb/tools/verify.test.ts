import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Item, TableDefinition } from '../../port.ts'
import type { TableDatabases } from '../environment.ts'
import { type LmdbEngine, openLmdb } from '../index.ts'
import { expiryKey, indexEntry, itemKey, sequenceKey } from '../keys.ts'

const CHECKER = fileURLToPath(new URL('../../testing/verify-process.ts', import.meta.url))

const sample: TableDefinition = {
  name: 'sample',
  indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' }, GSI2: { partition: 'owner' } },
  ttl: 'ttl',
  log: true,
}

const item = (n: number): Item => ({
  PK: n % 5 === 0 ? `LONG#${'x'.repeat(1500)}${n}` : `P#${n % 3}`,
  SK: `S#${n}`,
  GSI1PK: n % 4 === 0 ? `G#${'y'.repeat(900)}` : `G#${n % 2}`,
  GSI1SK: `\0${n}`,
  ...(n % 2 === 0 && { owner: `o${n % 7}` }),
  ttl: 4_000_000_000 + n,
})

let directory: string
let engine: LmdbEngine
let databases: TableDatabases
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'longtable-verify-'))
  engine = await openLmdb({ directory, tables: [sample], sync: false })
  databases = engine.environment.databases(sample)
  const store = engine.table('sample')
  await store.writeMany({ puts: Array.from({ length: 60 }, (_, n) => item(n)) })
  for (let n = 0; n < 10; n++)
    await store.write([{ kind: 'update', key: item(n), set: { GSI1SK: `moved ${n}` } }])
  await store.write([{ kind: 'delete', key: item(11) }])
})
afterEach(async () => {
  await engine.close()
  await rm(directory, { recursive: true })
})

const verify = () => engine.tools('sample').verify()
const damage = (work: () => unknown) => engine.environment.commit(work)
const moved = (n: number): Item => ({ ...item(n), GSI1SK: `moved ${n}` })
const entryOf = ({ PK, SK, GSI1PK, GSI1SK }: Item) =>
  indexEntry({ PK, SK }, GSI1PK as string, GSI1SK as string)

describe("the store's own check", () => {
  const damages: Record<string, { readonly work: () => unknown; readonly says: RegExp }> = {
    'a missing index entry': {
      work: () => databases.indexes.get('GSI1')?.removeSync(entryOf(item(20)).key),
      says: /^GSI1: an item's entry is missing/,
    },
    'an entry of nobody': {
      work: () =>
        databases.indexes.get('GSI2')?.putSync(indexEntry(item(20), 'o9', '').key, Buffer.alloc(0)),
      says: /^GSI2: an entry points to no such item/,
    },
    'an old entry of a long key': {
      work() {
        const { key, value } = entryOf(item(5))
        databases.indexes.get('GSI1')?.putSync(key, value)
      },
      says: /^GSI1: an entry points to no such item/,
    },
    'a missing expiry': {
      work: () => databases.expiries.removeSync(expiryKey(4_000_000_020, itemKey(item(20)))),
      says: /^expiry order: an item's entry is missing/,
    },
    'an expiry of nobody': {
      work: () =>
        databases.expiries.putSync(expiryKey(4_000_000_000, itemKey(item(20))), Buffer.alloc(0)),
      says: /^expiry order: an entry points to no such item/,
    },
    'a hole in the log': {
      work: () => databases.log.removeSync(sequenceKey(30)),
      says: /^log: 31 follows 29/,
    },
    'an item that no change left like this': {
      work: () => databases.items.putSync(itemKey(item(20)), { ...item(20), note: 'by hand' }),
      says: /^log: change \d+ is its item's last, but not what is stored/,
    },
    'a change that starts from something else': {
      work: () =>
        databases.log.putSync(sequenceKey(62), [0, { ...item(1), note: 1 }, moved(1), false]),
      says: /^log: change 62 does not start from what was there/,
    },
    'an item under another key': {
      work: () => databases.items.putSync(itemKey({ PK: 'Q', SK: 'Q' }), item(20)),
      says: /lies under another key/,
    },
  }

  it('finds nothing where all is well, also in a trimmed log', async () => {
    expect(await verify()).toEqual([])
    await engine.tools('sample').trim('40')
    expect(await verify()).toEqual([])
  })

  it.each(Object.entries(damages))('names %s', async (_, { work, says }) => {
    await damage(work)
    expect(await verify()).toEqual(expect.arrayContaining([expect.stringMatching(says)]))
  })

  it('is not misled by writes, sweeps and trims while it looks', async () => {
    const store = engine.table('sample')
    let isOver = false
    const writing = (async () => {
      for (let n = 0; !isOver; n++) {
        const puts = Array.from({ length: 50 }, (_, k) => ({
          ...item((n * 50 + k) % 700),
          GSI1SK: String(n),
        }))
        await store.writeMany({ puts, deletes: [] })
        await store.writeMany({ deletes: [item(n % 700)] })
        if (n % 5 === 0) await engine.tools('sample').trim(await store.changes.newest())
      }
    })()
    for (let look = 0; look < 20; look++) expect(await verify()).toEqual([])
    isOver = true
    await writing
  })

  it('needs little memory, however large the table is', async () => {
    const store = engine.table('sample')
    const text = 'x'.repeat(4000)
    for (let start = 0; start < 30_000; start += 500)
      await store.writeMany({
        puts: Array.from({ length: 500 }, (_, n) => ({ ...item(100 + start + n), text })),
      })
    await engine.close()
    // 120 MB of items and as much of log: a process that held them could not live with this heap.
    const child = spawn(
      process.execPath,
      ['--max-old-space-size=64', '--import', 'tsx', CHECKER, directory, JSON.stringify(sample)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    expect({ code, output }).toEqual({ code: 0, output: '[]\n' })
    engine = await openLmdb({ directory, tables: [sample], sync: false })
  })
})
