import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, expect, it } from 'vitest'
import type { SearchDocument } from '../document.ts'
import type { Place, Wanted } from '../search-index.ts'
import { noteAt, wantedNotes } from '../testing/notes.ts'
import { createFile, createIndex } from './index-file.ts'
import { matchTiers } from './match.ts'
import { createReader, FIND } from './reader.ts'
import { SqlThread } from './sql-thread.ts'

const directory = await mkdtemp(join(tmpdir(), 'longtable-search-'))
afterAll(() => rm(directory, { recursive: true, force: true }))

const documentOf = (n: number, given: Partial<SearchDocument> = {}): SearchDocument => ({
  at: Date.parse(noteAt(n).createdAt),
  title: `Note ${n}`,
  audience: ['all'],
  ...given,
})

let files = 0
async function indexOf(documents: Readonly<Record<string, SearchDocument>>) {
  const path = join(directory, `${files++}.db`)
  const thread = new SqlThread(path, ['journal_mode = WAL'])
  await createIndex(thread, { version: '1', position: 'p0', now: 0 })
  const file = createFile(thread)
  const reader = createReader(thread)
  const entries = Object.entries(documents).map(([id, document]) => ({
    kind: 'note',
    id,
    document,
  }))
  expect(await file.write({ from: 'p0', to: 'p1', documents: entries })).toBe(true)
  const ids = async (wanted: Wanted, limit = 100, after?: Place) =>
    (await reader.find(wanted, { limit, after })).map(({ id }) => id)
  return { path, file, reader, ids, [Symbol.asyncDispose]: () => thread.close() }
}

it('what stands in the title comes first, then the card, then the body; then the newest', async () => {
  await using index = await indexOf({
    body: documentOf(9, { body: ['a lamp'] }),
    cardOld: documentOf(1, { card: ['lamp'] }),
    cardNew: documentOf(2, { card: ['Lámpara', 'lamps'] }),
    title: documentOf(0, { title: 'The lamp', body: ['lamp lamp lamp'] }),
    split: documentOf(3, { title: 'The lamp', body: ['broke'] }),
  })
  expect(await index.ids(wantedNotes('lamp'))).toEqual([
    'split',
    'title',
    'cardNew',
    'cardOld',
    'body',
  ])
  expect(await index.ids(wantedNotes('lamp', { depth: 'card' }))).toHaveLength(4)
  expect(await index.ids(wantedNotes('lamp broke'))).toEqual(['split'])
  expect(await index.ids(wantedNotes('"lamp lamp"'))).toEqual(['title'])
  expect(await index.ids(wantedNotes(''))).toHaveLength(5)
  expect(await index.ids(wantedNotes('lamp" OR note* NEAR('))).toEqual([])
})

it('a page goes on where it ended, whatever was written meanwhile', async () => {
  const all = Object.fromEntries(
    Array.from({ length: 30 }, (_, n) => [
      `d${n}`,
      documentOf(n, n % 3 === 0 ? { title: 'lamp' } : { body: ['lamp'] }),
    ]),
  )
  await using index = await indexOf(all)
  const whole = await index.ids(wantedNotes('lamp'))
  const paged: string[] = []
  let after: Place | undefined
  for (let round = 0; ; round++) {
    const hits = await index.reader.find(wantedNotes('lamp'), { limit: 7, after })
    if (hits.length === 0) break
    paged.push(...hits.map(({ id }) => id))
    after = hits.at(-1)
    // As new ones always do, it comes before all of them; and as many words make others rarer.
    const document = documentOf(100 + round, { title: 'lamp lamp', body: ['lamp '.repeat(50)] })
    const at = await index.file.position()
    await index.file.write({
      from: at,
      to: at,
      documents: [{ kind: 'note', id: `new${round}`, document }],
    })
  }
  expect(paged).toEqual(whole)
})

it('counts by facet what is seen, each facet without its own filter', async () => {
  const colours = ['Red', 'red', 'blue', 'Grün', 'grun', 'blue']
  const documents = Object.fromEntries(
    colours.map((colour, n) => [
      `d${n}`,
      documentOf(n, {
        audience: n === 5 ? ['owner'] : ['all'],
        facets: { colour: [colour], size: [n < 2 ? 'small' : 'large'] },
      }),
    ]),
  )
  await using index = await indexOf(documents)
  const counted = await index.reader.count(wantedNotes('note', { filters: { colour: ['RED'] } }), [
    'colour',
    'size',
  ])
  expect(counted).toEqual({
    total: 2,
    isExact: true,
    facets: {
      colour: [
        { value: 'grun', count: 2 },
        { value: 'red', count: 2 },
        { value: 'blue', count: 1 },
      ],
      size: [{ value: 'small', count: 2 }],
    },
  })
})

it('documents of one moment stand beside each other', async () => {
  const same = Object.fromEntries(
    Array.from({ length: 2000 }, (_, n) => [`s${n}`, documentOf(0, { at: -1 })]),
  )
  await using index = await indexOf(same)
  expect(new Set(await index.ids(wantedNotes('note'), 5000)).size).toBe(2000)
})

it('an empty answer visits the same rows whether something hidden fits or not', async () => {
  const documents = Object.fromEntries(
    Array.from({ length: 500 }, (_, n) => [
      `d${n}`,
      documentOf(n, {
        body: [n % 5 === 0 ? 'classified matter' : 'plain matter'],
        audience: n % 5 === 0 ? ['owner'] : ['all'],
      }),
    ]),
  )
  await using index = await indexOf(documents)
  const database = new Database(index.path)
  /** As SQLite itself counts: its own table of statements. */
  const visited = (word: string) => {
    const found = matchTiers(wantedNotes(word)).map((match) => {
      const statement = database.prepare(`${FIND} -- ${word}`)
      const rows = statement.all(match, Number.MAX_SAFE_INTEGER, 50)
      const [counts] = database
        .prepare('SELECT nscan, nstep FROM sqlite_stmt WHERE sql LIKE ?')
        .all(`%-- ${word}`) as object[]
      return { rows: rows.length, ...counts }
    })
    return found
  }
  const [hidden, nothing] = [visited('classified'), visited('nowhere')]
  expect(hidden.every(({ rows }) => rows === 0)).toBe(true)
  expect(hidden).toEqual(nothing)
  expect(hidden).toEqual(hidden.map(() => ({ rows: 0, nscan: 0, nstep: expect.any(Number) })))
  expect(visited('plain').some(({ rows }) => rows > 0)).toBe(true)
  database.close()
})
