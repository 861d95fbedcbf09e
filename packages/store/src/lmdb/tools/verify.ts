import type { IndexDefinition, TableDefinition } from '../../port.ts'
import type { Environment, TableDatabases } from '../environment.ts'
import {
  expiryKey,
  FIRST_KEY,
  indexEntryOf,
  itemKey,
  itemKeyInExpiry,
  itemKeyPointedTo,
} from '../keys.ts'
import { verifyLog } from './verify-log.ts'

const PROBLEMS_MAX = 100
const CHUNK = 500
const ZERO = Buffer.from([0])

interface Subject {
  readonly environment: Environment
  readonly table: TableDefinition
  readonly databases: TableDatabases
  readonly say: (problem: string) => void
}

const hex = (key: Buffer) => key.toString('hex')

interface Range<Value> {
  readonly getRange: (options: { start: Buffer; limit: number }) => Iterable<{
    key: Buffer
    value: Value
  }>
}

/**
 * Walks a database in chunks, each in one turn and one snapshot, so that what is compared belongs
 * together while others write, no page of the file is pinned, and memory stays bounded.
 */
async function walk<Value>(
  environment: Environment,
  { database, start }: { database: Range<Value>; start: Buffer },
  see: (key: Buffer, value: Value) => void,
): Promise<void> {
  let from = start
  for (;;) {
    environment.assertOpen()
    environment.refresh()
    let last: Buffer | undefined
    for (const { key, value } of database.getRange({ start: from, limit: CHUNK })) {
      last = Buffer.from(key)
      see(last, value)
    }
    if (!last) return
    from = Buffer.concat([last, ZERO])
    await new Promise(setImmediate)
  }
}

const expiryOf = (table: TableDefinition, item: Readonly<Record<string, unknown>>) => {
  const expiry = table.ttl === undefined ? undefined : item[table.ttl]
  return typeof expiry === 'number' ? expiry : undefined
}

/** Every item lies under its key and has its entry in each index and in the order of expiry. */
async function verifyItems({ environment, table, databases, say }: Subject): Promise<void> {
  const { items, indexes, expiries } = databases
  await walk(environment, { database: items, start: FIRST_KEY }, (key, item) => {
    if (!key.equals(itemKey(item))) say(`item ${item.PK} / ${item.SK} lies under another key`)
    for (const [name, database] of indexes) {
      const entry = indexEntryOf(table.indexes[name] as IndexDefinition, item)
      if (entry && !database.doesExist(entry.key))
        say(`${name}: an item's entry is missing: ${hex(entry.key)}`)
    }
    const expiry = expiryOf(table, item)
    if (expiry !== undefined && !expiries.doesExist(expiryKey(expiry, key)))
      say(`expiry order: an item's entry is missing: ${item.PK} / ${item.SK}`)
  })
}

/** Undefined for an entry that is itself damaged. */
function pointedTo(entry: Buffer, database: TableDatabases['expiries']): Buffer | undefined {
  try {
    const pointed = itemKeyPointedTo(entry) ?? database.get(entry)
    return pointed && pointed.length > 0 ? pointed : undefined
  } catch {
    return undefined
  }
}

/** Every entry of an index is that of an item which is there. */
async function verifyIndex(
  { environment, databases, say }: Subject,
  name: string,
  index: IndexDefinition,
): Promise<void> {
  const database = databases.indexes.get(name)
  if (!database) return
  await walk(environment, { database, start: FIRST_KEY }, (key) => {
    const pointed = pointedTo(key, database)
    const item = pointed && databases.items.get(pointed)
    if (!item || !indexEntryOf(index, item)?.key.equals(key))
      say(`${name}: an entry points to no such item: ${hex(key)}`)
  })
}

async function verifyExpiries({ environment, table, databases, say }: Subject): Promise<void> {
  const { items, expiries } = databases
  await walk(environment, { database: expiries, start: ZERO }, (key) => {
    const item = items.get(itemKeyInExpiry(key))
    const expiry = item && expiryOf(table, item)
    if (expiry === undefined || !expiryKey(expiry, itemKeyInExpiry(key)).equals(key))
      say(`expiry order: an entry points to no such item: ${hex(key)}`)
  })
}

/** Says what contradicts what in one table: index entries, expiry order and log against the items. */
export async function verifyTable(
  environment: Environment,
  table: TableDefinition,
): Promise<string[]> {
  const problems: string[] = []
  const say = (problem: string) => void (problems.length < PROBLEMS_MAX && problems.push(problem))
  const subject = { environment, table, databases: environment.databases(table), say }
  await verifyItems(subject)
  for (const [name, index] of Object.entries(table.indexes)) await verifyIndex(subject, name, index)
  await verifyExpiries(subject)
  if (table.log) await verifyLog(subject)
  return problems
}
