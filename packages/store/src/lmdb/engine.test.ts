import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { open } from 'lmdb'
import { afterEach, describe, expect, it } from 'vitest'
import { StoreDamagedError, StoreUnavailableError, StoreVersionError } from '../errors.ts'
import type { Item, TableDefinition } from '../port.ts'
import { createIndexLag, openLmdb } from './index.ts'

const GSI1 = { partition: 'GSI1PK', sort: 'GSI1SK' }
const GSI2 = { partition: 'GSI2PK', sort: 'GSI2SK' }
const table: TableDefinition = { name: 'sample', indexes: { GSI1 }, ttl: 'ttl', log: true }
const withGsi2: TableDefinition = { ...table, indexes: { GSI1, GSI2 } }

const directories: string[] = []
async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-lmdb-'))
  directories.push(directory)
  return directory
}
afterEach(async () => {
  for (const directory of directories.splice(0)) await rm(directory, { recursive: true })
})

const item = (n: number): Item => ({
  PK: `P${n % 7}`,
  SK: `S${n}`,
  GSI1PK: 'all',
  GSI1SK: `n${n}`,
  GSI2PK: `even${n % 2}`,
  GSI2SK: `n${n}`,
})

async function fill(directory: string, definition: TableDefinition, count: number): Promise<void> {
  const engine = await openLmdb({ directory, tables: [definition], sync: false })
  await engine.table('sample').writeMany({ puts: Array.from({ length: count }, (_, n) => item(n)) })
  await engine.close()
}

describe('a data directory', () => {
  it('of an older definition gets the index that the documents gained', async () => {
    const directory = await newDirectory()
    await fill(directory, table, 2500)
    const engine = await openLmdb({ directory, tables: [withGsi2], sync: false })
    expect(await engine.tools('sample').verify()).toEqual([])
    const store = engine.table('sample')
    let seen = 0
    let next: Record<string, string> | undefined
    do {
      const page = await store.query({
        index: 'GSI2',
        partition: 'even1',
        limit: 1000,
        ...(next && { after: next }),
      })
      seen += page.items.length
      next = page.next
    } while (next)
    expect(seen).toBe(1250)
    await engine.close()
  })

  it('of an older definition with another expiry attribute gets its order', async () => {
    const directory = await newDirectory()
    const engine = await openLmdb({
      directory,
      tables: [{ ...table, ttl: 'expires' }],
      sync: false,
    })
    await engine.table('sample').write([{ kind: 'put', item: { PK: 'a', SK: 'b', ttl: 5 } }])
    await engine.close()
    const reopened = await openLmdb({ directory, tables: [table], clock: () => 9000, sync: false })
    expect(await reopened.tools('sample').verify()).toEqual([])
    expect(await reopened.tools('sample').sweep()).toBe(1)
    await reopened.close()
  })

  it('with an index this version does not know is refused, and nothing is changed', async () => {
    const directory = await newDirectory()
    await fill(directory, withGsi2, 10)
    await expect(openLmdb({ directory, tables: [table] })).rejects.toThrow(StoreVersionError)
    await expect(openLmdb({ directory, tables: [table] })).rejects.toThrow(/GSI2.*newer version/)
    const engine = await openLmdb({ directory, tables: [withGsi2], sync: false })
    expect(await engine.tools('sample').verify()).toEqual([])
    await engine.close()
  })

  it('written by the first version still opens, whole', async () => {
    const directory = await newDirectory()
    const packed = await readFile(new URL('./fixtures/format-1.mdb.gz', import.meta.url))
    await writeFile(join(directory, 'data.mdb'), gunzipSync(packed))
    const clock = () => 1_700_000_110_000
    const engine = await openLmdb({ directory, tables: [withGsi2], clock, sync: false })
    const store = engine.table('sample')
    expect(await engine.tools('sample').verify()).toEqual([])
    expect(await store.get({ PK: 'P2', SK: 'S2' })).toEqual({
      PK: 'P2',
      SK: 'S2',
      GSI1PK: 'all',
      GSI1SK: 'n2',
      name: 'Ærøskøbing 😀 2',
      list: [2, { deep: null }],
      count: 3,
    })
    // Of 40 items one is deleted and three (n0, n4, n8) have expired by now.
    expect((await store.query({ index: 'GSI1', partition: 'all' })).items).toHaveLength(36)
    expect(await store.changes.newest()).toBe('42')
    await engine.close()
  })

  it('of a newer format is refused with words that say so', async () => {
    const directory = await newDirectory()
    await fill(directory, table, 1)
    const root = open<number, string>({ path: directory, noSubdir: false, maxDbs: 128 })
    root.putSync('format', 99)
    await root.close()
    await expect(openLmdb({ directory, tables: [table] })).rejects.toThrow(
      /newer version \(format 99/,
    )
  })

  it.each([0, -1, 1.5, Number.NaN, '2', true])(
    'of format %s is taken for damaged',
    async (format) => {
      const directory = await newDirectory()
      await fill(directory, table, 1)
      const root = open<unknown, string>({ path: directory, noSubdir: false, maxDbs: 128 })
      root.putSync('format', format)
      await root.close()
      await expect(openLmdb({ directory, tables: [table] })).rejects.toThrow(StoreDamagedError)
    },
  )

  it('is backed up while it is written to, and the copy opens', async () => {
    const directory = await newDirectory()
    const target = await newDirectory()
    const engine = await openLmdb({ directory, tables: [table], sync: false })
    const store = engine.table('sample')
    await store.writeMany({ puts: Array.from({ length: 500 }, (_, n) => item(n)) })
    const writing = store.writeMany({ puts: Array.from({ length: 2000 }, (_, n) => item(500 + n)) })
    await engine.tools('sample').backup(target)
    await writing
    await engine.close()
    const copy = await openLmdb({ directory: target, tables: [table], sync: false })
    expect(await copy.tools('sample').verify()).toEqual([])
    expect(await copy.table('sample').get({ PK: 'P1', SK: 'S1' })).toEqual(item(1))
    await copy.close()
  })

  it('says that it is closed instead of failing strangely', async () => {
    const engine = await openLmdb({ directory: await newDirectory(), tables: [table], sync: false })
    const store = engine.table('sample')
    await engine.close()
    await expect(store.get({ PK: 'a', SK: 'b' })).rejects.toThrow(StoreUnavailableError)
    await expect(store.query({ partition: 'a' })).rejects.toThrow(StoreUnavailableError)
    await expect(store.write([{ kind: 'put', item: { PK: 'a', SK: 'b' } }])).rejects.toThrow(
      'closed',
    )
    await expect(store.changes.newest()).rejects.toThrow(StoreUnavailableError)
  })
})

describe('several processes', () => {
  it('see what another has committed at once, and number the log together', async () => {
    const directory = await newDirectory()
    const engine = await openLmdb({ directory, tables: [table], sync: false })
    const store = engine.table('sample')
    const child = fork(new URL('../testing/second-process.ts', import.meta.url), [directory], {
      execArgv: ['--import', 'tsx'],
    })
    await once(child, 'message')
    for (let n = 0; n < 200; n++) {
      child.send({ write: item(n) })
      // The reader is kept busy, so that it holds an old snapshot unless it asks for a new one.
      const busy = setInterval(() => void store.get({ PK: 'x', SK: 'y' }), 0)
      await once(child, 'message')
      clearInterval(busy)
      expect(await store.get(item(n))).toEqual(item(n))
      await store.write([{ kind: 'put', item: { PK: 'mine', SK: `${n}` } }])
    }
    child.disconnect()
    await once(child, 'exit')
    expect(await store.changes.newest()).toBe('400')
    expect(await engine.tools('sample').verify()).toEqual([])
    await engine.close()
  })
})

describe('the index-lag switch', () => {
  it('answers index queries from the past until it is settled, table reads from the present', async () => {
    const indexLag = createIndexLag()
    const engine = await openLmdb({
      directory: await newDirectory(),
      tables: [table],
      sync: false,
      indexLag,
    })
    const store = engine.table('sample')
    const inIndex = async () =>
      (await store.query({ index: 'GSI1', partition: 'all' })).items.map(({ GSI1SK }) => GSI1SK)
    await store.write([{ kind: 'put', item: item(1) }])
    expect(await inIndex()).toEqual([])
    expect(await store.get(item(1))).toEqual(item(1))
    indexLag.settle()
    expect(await inIndex()).toEqual(['n1'])
    await store.write([{ kind: 'update', key: { PK: 'P1', SK: 'S1' }, set: { GSI1SK: 'moved' } }])
    await store.write([{ kind: 'put', item: item(2) }])
    expect(await inIndex()).toEqual(['n1'])
    await store.write([{ kind: 'delete', key: { PK: 'P1', SK: 'S1' } }])
    expect(await inIndex()).toEqual(['n1'])
    indexLag.settle()
    expect(await inIndex()).toEqual(['n2'])
    await engine.close()
  })

  it('answers stale reads from the past where that is asked for, and others never', async () => {
    const indexLag = createIndexLag({ indexes: false, reads: true })
    const directory = await newDirectory()
    const engine = await openLmdb({ directory, tables: [table], sync: false, indexLag })
    const store = engine.table('sample')
    const same = { PK: 'P', SK: 'S1' }
    const read = async (stale: boolean) => ({
      one: (await store.get(same, { stale }))?.n,
      many: (await store.getMany([same, { PK: 'P', SK: 'S2' }], { stale })).map((one) => one?.n),
      list: (await store.query({ partition: 'P', stale })).items.map(({ SK, n }) => `${SK} ${n}`),
      last: (await store.query({ partition: 'P', stale, descending: true, limit: 1 })).items[0]?.SK,
    })
    await store.write([{ kind: 'put', item: { ...same, n: 1, GSI1PK: 'all', GSI1SK: 'n1' } }])
    const nothing = { one: undefined, many: [undefined, undefined], list: [], last: undefined }
    expect(await read(true)).toEqual(nothing)
    const first = { one: 1, many: [1, undefined], list: ['S1 1'], last: 'S1' }
    expect(await read(false)).toEqual(first)
    expect((await store.query({ index: 'GSI1', partition: 'all' })).items).toHaveLength(1)
    indexLag.settle()
    expect(await read(true)).toEqual(first)
    await store.write([
      { kind: 'update', key: same, set: { n: 2 } },
      { kind: 'put', item: { PK: 'P', SK: 'S2', n: 3 } },
    ])
    expect(await read(true)).toEqual(first)
    await store.write([{ kind: 'delete', key: same }])
    expect(await read(true)).toEqual(first)
    const now = { one: undefined, many: [undefined, 3], list: ['S2 3'], last: 'S2' }
    expect(await read(false)).toEqual(now)
    await engine.close()
  })

  it('pages through what it shows', async () => {
    const indexLag = createIndexLag()
    const engine = await openLmdb({
      directory: await newDirectory(),
      tables: [table],
      sync: false,
      indexLag,
    })
    const store = engine.table('sample')
    await store.writeMany({ puts: Array.from({ length: 9 }, (_, n) => item(n)) })
    indexLag.settle()
    await store.writeMany({
      deletes: Array.from({ length: 9 }, (_, n) => ({ PK: item(n).PK, SK: item(n).SK })),
    })
    const seen: unknown[] = []
    let after: Record<string, string> | undefined
    do {
      const page = await store.query({
        index: 'GSI1',
        partition: 'all',
        limit: 2,
        descending: true,
        sort: { atLeast: 'n2' },
        ...(after && { after }),
      })
      seen.push(...page.items.map(({ GSI1SK }) => GSI1SK))
      after = page.next
    } while (after)
    expect(seen).toEqual(['n8', 'n7', 'n6', 'n5', 'n4', 'n3', 'n2'])
    await engine.close()
  })
})
