import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLogger } from '@longtable/core'
import { change, find, put, remove } from '@longtable/entity'
import type { Store, StoreTools } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'
import { createWorld, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { versionOf } from './document.ts'
import { createKeeper } from './keeper.ts'
import { openShelf } from './libsql/shelf.ts'
import type { CrashOrder } from './testing/crash-keeper.ts'
import { Folder, Note, noteAt, Notes, notesSource, wantedNotes } from './testing/notes.ts'
import { verifyIndex } from './verify-index.ts'

interface Given {
  readonly store: Store
  readonly tools: Pick<StoreTools, 'scan'>
  readonly directory: string
  readonly version?: string
  readonly now?: () => number
}

/** One process with its index. */
function opened({ store, tools, directory, now = Date.now, version }: Given) {
  const logged: string[] = []
  const note = (_: object, message: string) => void logged.push(message)
  const log = { ...silentLogger, info: note, warn: note, error: note }
  const shelf = openShelf({ directory, version: version ?? versionOf(notesSource), now, log })
  const options = { store, tools, source: notesSource, shelf, now, log }
  const keeper = createKeeper(options)
  return {
    logged,
    shelf,
    keeper,
    search: async (text: string, audience = ['all']) => {
      const hits = await shelf.index.find(wantedNotes(text, { audience }), { limit: 100 })
      return hits.map(({ id }) => id).toSorted()
    },
    async verify() {
      const file = await shelf.current()
      if (!file) return ['there is none']
      const { problems, isBehind } = await verifyIndex(options, file)
      return isBehind ? ['behind'] : problems
    },
    async [Symbol.asyncDispose]() {
      await keeper.stop()
      await shelf[Symbol.asyncDispose]()
    },
  }
}

async function temporary() {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-search-'))
  return {
    directory,
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }),
  }
}

describe.each(stores)('a search index on $name', (testStore) => {
  it('follows the table, is kept by one and read by all, and is built anew while it is used', async () => {
    await using place = await temporary()
    await using world = await createWorld(testStore, { tables: [Notes] })
    const store = world.store(Notes)
    const tools = world.engine.tools(Notes.name)
    const given = { store, tools, directory: place.directory }
    await store.write([
      put(Folder, { folderId: 'f0', isHidden: false }),
      ...[0, 1, 2, 3].map((n) => put(Note, noteAt(n))),
    ])
    await using one = opened(given)
    await using other = opened(given)
    await expect(one.search('lighthouse')).rejects.toThrow('being built')
    await one.keeper.step()
    expect(await one.search('lighthouse')).toEqual(['n0', 'n1', 'n2', 'n3'])

    // A change of what shows in them, a change of one, a removal, and one that is new.
    await store.write([
      change(Folder, { folderId: 'f0', isHidden: false }, { patch: { isHidden: true } }),
      change(Note, noteAt(1), { patch: { text: 'Something else.' } }),
      remove(Note, { noteId: 'n2' }),
      put(Note, noteAt(4)),
    ])
    expect(await other.keeper.step()).toBe(0)
    await one.keeper.step()
    for (const { search } of [one, other]) {
      expect(await search('lighthouse')).toEqual(['n4'])
      expect(await search('lighthouse', ['owner'])).toEqual(['n0', 'n3', 'n4'])
      expect(await search('else')).toEqual(['n1'])
    }
    expect(await one.verify()).toEqual([])

    // Another builds it anew, while the first one goes on.
    const before = readFileSync(join(place.directory, 'current'), 'utf8')
    let seen = 0
    const building = other.keeper.rebuild(({ items }) => {
      seen = items
    })
    await store.write([put(Note, noteAt(7))])
    await one.keeper.step()
    expect(await building).toBe(true)
    expect(seen).toBeGreaterThan(3)
    expect(readFileSync(join(place.directory, 'current'), 'utf8')).not.toBe(before)
    await store.write([put(Note, noteAt(10))])
    await one.keeper.step()
    for (const { search } of [one, other])
      expect(await search('lighthouse')).toEqual(['n10', 'n4', 'n7'])
    expect(await one.verify()).toEqual([])
    expect(readdirSync(place.directory).filter((name) => /^\w+\.db$/.test(name))).toHaveLength(1)
  })
})

const lmdb = stores.find(({ name }) => name === 'LMDB') as (typeof stores)[number]

describe('a search index', () => {
  it('that is lost, broken or of another version is built by itself, and that is said', async () => {
    await using place = await temporary()
    await using world = await createWorld(lmdb, { tables: [Notes] })
    const store = world.store(Notes)
    const given = { store, tools: world.engine.tools(Notes.name), directory: place.directory }
    await store.write([0, 1, 2].map((n) => put(Note, noteAt(n))))
    const current = () =>
      join(place.directory, `${readFileSync(join(place.directory, 'current'), 'utf8')}.db`)
    {
      await using first = opened(given)
      await first.keeper.step()
    }
    const harms: Readonly<Record<string, () => Promise<void> | void>> = {
      gone: () => rm(current()),
      empty: () => writeFileSync(current(), ''),
      'something else': () => writeFileSync(current(), 'x'.repeat(50_000)),
      torn: () => {
        const bytes = readFileSync(current())
        writeFileSync(
          current(),
          Buffer.concat([bytes.subarray(0, 4096), bytes.subarray(4096).fill(7)]),
        )
      },
    }
    for (const [how, harm] of Object.entries(harms)) {
      for (const end of ['-wal', '-shm']) await rm(current() + end, { force: true })
      await harm()
      await using next = opened(given)
      // A request may be the first to find out.
      await next.search('lighthouse').catch(() => undefined)
      await next.keeper.step().catch(() => undefined)
      await next.keeper.step()
      expect(await next.search('lighthouse'), how).toEqual(['n0', 'n1', 'n2'])
      expect(await next.verify(), how).toEqual([])
      expect(next.logged, how).toContain('the search index was built')
    }
    await using newer = opened({ ...given, version: 'another' })
    await newer.keeper.step()
    expect(newer.logged).toContain('the search index is of another version')
    expect(await newer.search('lighthouse')).toEqual(['n0', 'n1', 'n2'])
  })

  it('that has missed changes is built from the table', async () => {
    await using place = await temporary()
    await using world = await createWorld(lmdb, { tables: [Notes] })
    const store = world.store(Notes)
    const tools = world.engine.tools(Notes.name)
    const given = { store, tools, directory: place.directory }
    await store.write([put(Note, noteAt(0))])
    {
      await using first = opened(given)
      await first.keeper.step()
    }
    await store.write([put(Note, noteAt(1))])
    await store.write([put(Note, noteAt(2))])
    await tools.trim(await store.changes.newest())
    await using next = opened(given)
    await next.keeper.step()
    expect(await next.search('lighthouse')).toEqual(['n0', 'n1', 'n2'])
    expect(await next.verify()).toEqual([])
  })

  it('is compared with the table, document by document', async () => {
    await using place = await temporary()
    await using world = await createWorld(lmdb, { tables: [Notes] })
    const store = world.store(Notes)
    const given = { store, tools: world.engine.tools(Notes.name), directory: place.directory }
    await store.write([0, 1, 2].map((n) => put(Note, noteAt(n))))
    await using one = opened(given)
    await one.keeper.step()
    const file = await one.shelf.current()
    const at = (await file?.position()) ?? ''
    const wrong = { at: 0, title: 'Forged', audience: ['all'] }
    await file?.write({
      from: at,
      to: at,
      documents: [
        { kind: 'note', id: 'n0', document: undefined },
        { kind: 'note', id: 'n1', document: wrong },
        { kind: 'note', id: 'n9', document: wrong },
      ],
    })
    expect((await one.verify()).toSorted()).toEqual(
      ['n0', 'n1', 'n9'].map((id) => `the search index has note ${id} otherwise than the table`),
    )
    await store.write([put(Note, noteAt(5))])
    expect(await one.verify()).toEqual(['behind'])
  })

  it('forgets the words of what was removed, within a day', async () => {
    await using place = await temporary()
    await using world = await createWorld(lmdb, { tables: [Notes] })
    const store = world.store(Notes)
    let now = Date.UTC(2026, 0, 1)
    const tools = world.engine.tools(Notes.name)
    const given = { store, tools, directory: place.directory, now: () => now }
    await store.write([put(Note, noteAt(0, { text: 'xylophonesecret' })), put(Note, noteAt(1))])
    {
      await using one = opened(given)
      await one.keeper.step()
      await store.write([remove(Note, { noteId: 'n0' })])
      await one.keeper.step()
      now += 90_000_000
      await one.keeper.step()
    }
    for (const name of readdirSync(place.directory))
      expect(readFileSync(join(place.directory, name)).includes('xylophonesecret'), name).toBe(
        false,
      )
  })
})

const SCRIPT = join(import.meta.dirname, 'testing/crash-keeper.ts')

/** Whether it has died on the way. */
async function run(order: CrashOrder): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, JSON.stringify(order)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: import.meta.dirname,
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (signal === null && code !== 0) throw new Error('It has ended by an error.')
  return signal === 'SIGKILL'
}

it('a process that is killed at any step leaves an index that agrees with the table', async () => {
  await using place = await temporary()
  const { directory } = place
  let deaths = 0
  for (let dieAt = 1; ; dieAt++) {
    // Before the step, or while it is being done: what is begun, filled, kept, published, tidied.
    const died = await run({ directory, run: dieAt, dieAt, isDuring: dieAt % 2 === 0 })
    const engine = await openLmdb({ directory: `${directory}/store`, tables: [Notes] })
    const [store, tools] = [engine.table(Notes.name), engine.tools(Notes.name)]
    {
      await using next = opened({ store, tools, directory: `${directory}/search` })
      await next.keeper.step()
      expect(await next.verify(), `killed at ${dieAt}`).toEqual([])
      const first = await find(store, Note, { noteId: 'first' })
      expect(first?.title).toBe(`Written by ${dieAt}`)
      expect(await next.search(`"written by ${dieAt}"`, ['owner'])).toEqual(['first'])
    }
    await engine.close()
    if (!died) break
    deaths++
  }
  expect(deaths).toBeGreaterThan(5)
})
