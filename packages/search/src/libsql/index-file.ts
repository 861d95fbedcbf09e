import type { LogPosition } from '@longtable/store'
import { type DocumentKey, documentName } from '../document.ts'
import type { IndexFile, IndexWrite } from '../search-index.ts'
import {
  DIGESTS,
  digestOf,
  FORGET_VALUES,
  HANGING,
  insertion,
  MOVE,
  NOTE_REMOVED,
  removal,
  SCHEMA,
} from './schema.ts'
import { type Row, SqlError, type SqlThread } from './sql-thread.ts'

const KEYS_AT_ONCE = 500
const TIDY_MS = 86_400_000

const keysIn = (rows: readonly Row[] | undefined): DocumentKey[] =>
  (rows ?? []).map(({ kind, id }) => ({ kind: String(kind), id: String(id) }))

const namesOf = (keys: readonly DocumentKey[]) =>
  JSON.stringify(keys.map(({ kind, id }) => [kind, id]))

/** An empty index that has read everything up to a position. */
export async function createIndex(
  thread: SqlThread,
  { version, position, now }: { version: string; position: LogPosition; now: number },
): Promise<void> {
  await thread.write([
    ...SCHEMA.map((sql) => ({ sql, args: [] })),
    {
      sql: 'INSERT INTO meta VALUES (1, ?, ?, 0, CAST(? AS INTEGER))',
      args: [version, position, now],
    },
  ])
}

export async function versionIn(thread: SqlThread): Promise<string> {
  const [rows] = await thread.read([{ sql: 'SELECT version FROM meta', args: [] }])
  return String(rows?.[0]?.['version'])
}

/** What stands in the index of these documents. */
async function digestsIn(thread: SqlThread, keys: readonly DocumentKey[]) {
  if (keys.length === 0) return new Map<string, string>()
  const [rows = []] = await thread.read([{ sql: DIGESTS, args: [namesOf(keys)] }])
  return new Map(
    rows.map(({ kind, id, digest }) => [
      documentName({ kind: String(kind), id: String(id) }),
      String(digest),
    ]),
  )
}

/** Of which nobody knows whether it is as it was. */
async function differingIn(thread: SqlThread, documents: IndexWrite['documents']) {
  const known = await digestsIn(thread, documents)
  return documents.filter((one) => {
    const digest = one.document && digestOf(one.document)
    return known.get(documentName(one)) !== digest
  })
}

async function writeTo(thread: SqlThread, { from, to, documents }: IndexWrite): Promise<boolean> {
  const changed = await differingIn(thread, documents)
  const steps = changed.flatMap((one) => [
    ...removal(one),
    ...(one.document ? insertion(one, one.document) : []),
  ])
  const statements = [
    { sql: MOVE, args: [to, from], changes: 1 },
    ...steps,
    ...(changed.length > 0 ? [{ sql: NOTE_REMOVED, args: [changed.length] }] : []),
  ]
  try {
    await thread.write(statements)
    return true
  } catch (error) {
    if (error instanceof SqlError && error.code === 'STALE') return false
    throw error
  }
}

async function* keysOf(thread: SqlThread): AsyncGenerator<readonly DocumentKey[]> {
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const sql =
      'SELECT place, kind, id FROM documents WHERE place > CAST(? AS INTEGER) ORDER BY place LIMIT ?'
    const [rows = []] = await thread.read([{ sql, args: [after, KEYS_AT_ONCE] }])
    if (rows.length === 0) return
    yield keysIn(rows)
    after = Number(rows.at(-1)?.['place'])
  }
}

/** Words of what was removed stay in parts of the index until these are merged. */
async function tidyUp(thread: SqlThread, now: number, isDue: boolean): Promise<void> {
  const due = 'SELECT 1 FROM meta WHERE removed > 0 AND tidiedAt < CAST(? AS INTEGER)'
  const [rows] = await thread.read([{ sql: due, args: [now - TIDY_MS] }])
  if (!isDue && rows?.length !== 1) return
  await thread.write([
    { sql: "INSERT INTO words (words) VALUES ('optimize')", args: [] },
    { sql: FORGET_VALUES, args: [] },
    { sql: 'UPDATE meta SET removed = 0, tidiedAt = CAST(? AS INTEGER)', args: [now] },
  ])
  if (isDue) await thread.exec('VACUUM')
}

async function problemsOf(thread: SqlThread): Promise<string[]> {
  const check = "INSERT INTO words (words) VALUES ('integrity-check')"
  const counts =
    'SELECT (SELECT count(*) FROM documents) AS documents, (SELECT count(*) FROM words_docsize) AS words'
  try {
    await thread.write([{ sql: check, args: [] }])
    const [rows] = await thread.read([{ sql: counts, args: [] }])
    const { documents, words } = rows?.[0] ?? {}
    if (documents === words) return []
    return [`the search index has ${String(documents)} documents, and words of ${String(words)}`]
  } catch (error) {
    return [`the search index is broken: ${String(error)}`]
  }
}

export function createFile(thread: SqlThread): IndexFile {
  return {
    async position() {
      const [rows] = await thread.read([{ sql: 'SELECT position FROM meta', args: [] }])
      return String(rows?.[0]?.['position'])
    },
    async hangingOn(names) {
      if (names.length === 0) return []
      const [rows] = await thread.read([{ sql: HANGING, args: [JSON.stringify(names)] }])
      return keysIn(rows)
    },
    write: (write) => writeTo(thread, write),
    tidy: (now, isDue = false) => tidyUp(thread, now, isDue),
    differing: (documents) => differingIn(thread, documents),
    keys: () => keysOf(thread),
    problems: () => problemsOf(thread),
    close: () => thread.close(),
  }
}
