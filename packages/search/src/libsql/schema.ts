import { createHash } from 'node:crypto'
import type { DocumentKey, SearchDocument } from '../document.ts'
import { fold, tokensOf, wordsIn } from '../words.ts'
import type { Statement } from './sql-thread.ts'

/** Raised when the tables below change: indexes of another version are built anew. */
export const SCHEMA_VERSION = 1

export const TEXT_COLUMNS = ['title', 'card', 'body'] as const

/** Documents of one millisecond that can stand apart; numbers stay exact until the year 2248. */
const PLACES_PER_MS = 1024
const MARK_CHARACTERS = 20

/**
 * Texts are not kept, only their words, each once (`content=''`). The place of a document is its time,
 * so that the newest come first without sorting. Marks say of which kind it is, who sees it and what it
 * is filtered by: a search is one look into the words, and what is hidden is never a row of it.
 */
export const SCHEMA = [
  'CREATE TABLE meta (one INTEGER PRIMARY KEY CHECK (one = 1), version TEXT NOT NULL, position TEXT NOT NULL, removed INTEGER NOT NULL, tidiedAt INTEGER NOT NULL)',
  'CREATE TABLE documents (place INTEGER PRIMARY KEY, kind TEXT NOT NULL, id TEXT NOT NULL, digest TEXT NOT NULL, UNIQUE (kind, id))',
  'CREATE TABLE facetValues (value INTEGER PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL, label TEXT NOT NULL, UNIQUE (name, folded))',
  'CREATE TABLE facets (place INTEGER NOT NULL, value INTEGER NOT NULL, PRIMARY KEY (place, value)) WITHOUT ROWID',
  'CREATE TABLE hangs (name TEXT NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (name, place)) WITHOUT ROWID',
  'CREATE INDEX hangsByPlace ON hangs (place)',
  "CREATE VIRTUAL TABLE words USING fts5(title, card, body, marks, content='', contentless_delete=1, tokenize='ascii')",
]

/** One word that stands for a fact, whatever characters are in it. */
export const markOf = (name: string, value: string): string =>
  `m${createHash('sha256')
    .update(`${name}\n${fold(value)}`)
    .digest('hex')
    .slice(0, MARK_CHARACTERS)}`

const indexed = (texts: readonly string[]): string =>
  texts.map((text) => tokensOf(wordsIn(text)).join(' ')).join(' ')

/** Each value once, though it be written in several ways. */
const facetRows = ({ facets = {} }: SearchDocument): string[][] =>
  Object.entries(facets).flatMap(([name, values]) => {
    const byFolded = new Map(values.map((value) => [fold(value), value]))
    return [...byFolded].map(([folded, value]) => [name, folded, value])
  })

const marksIn = ({ kind }: DocumentKey, document: SearchDocument): string =>
  [
    markOf('kind', kind),
    ...document.audience.map((mark) => markOf('seen', mark)),
    ...facetRows(document).map(([name = '', folded = '']) => markOf(`facet ${name}`, folded)),
  ].join(' ')

/** Two that are equal are found alike. */
export const digestOf = (document: SearchDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url')

const hashOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt16BE() % PLACES_PER_MS

export const DIGESTS =
  'SELECT kind, id, digest FROM documents WHERE (kind, id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?))'
export const HANGING =
  'SELECT DISTINCT kind, id FROM hangs JOIN documents USING (place) WHERE name IN (SELECT value FROM json_each(?))'
export const MOVE = 'UPDATE meta SET position = ? WHERE position = ?'
export const NOTE_REMOVED = 'UPDATE meta SET removed = removed + ?'

const OF_DOCUMENT = '(SELECT place FROM documents WHERE kind = ? AND id = ?)'
/** The first free place from here on. */
const FREE_PLACE =
  'WITH RECURSIVE free (place) AS (SELECT CAST(? AS INTEGER) UNION ALL SELECT place + 1 FROM free WHERE EXISTS (SELECT 1 FROM documents WHERE documents.place = free.place)) SELECT max(place) FROM free'

/** A value that is written in several ways is shown in one of them. */
const KNOW_VALUES =
  'INSERT INTO facetValues (name, folded, label) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?) WHERE true ON CONFLICT DO UPDATE SET label = max(label, excluded.label)'
export const FORGET_VALUES = 'DELETE FROM facetValues WHERE value NOT IN (SELECT value FROM facets)'

export const removal = ({ kind, id }: DocumentKey): Statement[] =>
  [
    `DELETE FROM words WHERE rowid = ${OF_DOCUMENT}`,
    `DELETE FROM hangs WHERE place = ${OF_DOCUMENT}`,
    `DELETE FROM facets WHERE place = ${OF_DOCUMENT}`,
    'DELETE FROM documents WHERE kind = ? AND id = ?',
  ].map((sql) => ({ sql, args: [kind, id] }))

export function insertion(key: DocumentKey, document: SearchDocument): Statement[] {
  const { kind, id } = key
  const { at, title, card = [], body = [], hangsOn = [] } = document
  const place = Math.trunc(at) * PLACES_PER_MS + hashOf(`${kind} ${id}`)
  const texts = [[title], card, body].map(indexed)
  const facets = JSON.stringify(facetRows(document))
  return [
    {
      sql: `INSERT INTO documents (place, kind, id, digest) VALUES ((${FREE_PLACE}), ?, ?, ?)`,
      args: [place, kind, id, digestOf(document)],
    },
    {
      sql: `INSERT INTO words (rowid, title, card, body, marks) VALUES (${OF_DOCUMENT}, ?, ?, ?, ?)`,
      args: [kind, id, ...texts, marksIn(key, document)],
    },
    {
      sql: `INSERT INTO hangs SELECT DISTINCT value, ${OF_DOCUMENT} FROM json_each(?)`,
      args: [kind, id, JSON.stringify(hangsOn)],
    },
    { sql: KNOW_VALUES, args: [facets] },
    {
      sql: `INSERT INTO facets SELECT ${OF_DOCUMENT}, facetValues.value FROM json_each(?) AS given JOIN facetValues ON name = given.value ->> 0 AND folded = given.value ->> 1`,
      args: [kind, id, facets],
    },
  ]
}
