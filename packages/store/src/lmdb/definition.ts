import { randomUUID } from 'node:crypto'
import { StoreVersionError } from '../errors.ts'
import type { IndexDefinition, TableDefinition } from '../port.ts'
import type { Environment } from './environment.ts'
import { expiryKey, FIRST_KEY, indexEntryOf, itemKey } from './keys.ts'

/** What the directory knows of a table; `building` names what is not whole yet. */
interface StoredDefinition {
  readonly indexes: Readonly<Record<string, IndexDefinition>>
  readonly ttl: string | null
  readonly building: readonly string[]
  /** Whoever opens the directory builds from here on: others may be at it, or have died over it. */
  readonly progress?: Progress
}

interface Progress {
  /** Of one beginning: who meets another one than theirs looks anew at what there is to build. */
  readonly token: string
  /** The first key that was not looked at, in hexadecimal digits. */
  readonly reached: string
}

/** Named beside the indexes in `building`. */
const EXPIRY_ORDER = 'expiry order'
const BUILD_CHUNK = 1000

const sameIndex = (a: IndexDefinition | undefined, b: IndexDefinition | undefined) =>
  a?.partition === b?.partition && a?.sort === b?.sort

const entryName = (table: TableDefinition) => `table/${table.name}`

/** What the directory was last open without, or under another definition. */
function changedParts(table: TableDefinition, stored: StoredDefinition): string[] {
  const unknown = Object.keys(stored.indexes).filter((name) => !table.indexes[name])
  if (unknown.length > 0)
    throw new StoreVersionError(
      `Table ${table.name} has the index ${unknown.join(', ')}, which this version does not know: ` +
        'the directory was written by a newer version. Nothing was changed.',
    )
  const indexes = Object.keys(table.indexes).filter(
    (name) => !sameIndex(stored.indexes[name], table.indexes[name]),
  )
  const expiries = (table.ttl ?? null) === stored.ttl ? [] : [EXPIRY_ORDER]
  return [...indexes, ...expiries]
}

const storedIn = ({ root }: Environment, table: TableDefinition) =>
  root.get(entryName(table)) as StoredDefinition | undefined

const targetOf = (table: TableDefinition): StoredDefinition => ({
  indexes: table.indexes,
  ttl: table.ttl ?? null,
  building: [],
})

/** Which building to take part in, if there is one. What is begun is cleared by who begins, and once. */
function takePart(environment: Environment, table: TableDefinition): Promise<string | undefined> {
  const { root } = environment
  const { indexes, expiries } = environment.databases(table)
  // Not in this thread, which whoever has the lock may need to go on.
  return environment.commit(() => {
    const stored = storedIn(environment, table)
    const changed = stored ? changedParts(table, stored) : []
    const building = [...new Set([...(stored?.building ?? []), ...changed])]
    if (building.length === 0) {
      if (!stored) root.putSync(entryName(table), targetOf(table))
      return undefined
    }
    if (stored?.progress && changed.length === 0) return stored.progress.token
    for (const part of building) (part === EXPIRY_ORDER ? expiries : indexes.get(part))?.clearSync()
    const token = randomUUID()
    const progress: Progress = { token, reached: FIRST_KEY.toString('hex') }
    root.putSync(entryName(table), { ...targetOf(table), building, progress })
    return token
  })
}

/** The next items, in the caller's transaction; the key of the last one, or undefined at the end. */
function buildChunk(
  environment: Environment,
  table: TableDefinition,
  { building, start }: { building: readonly string[]; start: Buffer },
): Buffer | undefined {
  const { items, indexes, expiries } = environment.databases(table)
  let reached: Buffer | undefined
  for (const { key, value } of items.getRange({ start, limit: BUILD_CHUNK })) {
    reached = key
    for (const part of building) {
      const index = table.indexes[part]
      const entry = index && indexEntryOf(index, value)
      if (entry) indexes.get(part)?.putSync(entry.key, entry.value)
      const expiry = part === EXPIRY_ORDER && table.ttl ? value[table.ttl] : undefined
      if (typeof expiry === 'number')
        expiries.putSync(expiryKey(expiry, itemKey(value)), Buffer.alloc(0))
    }
  }
  return reached
}

/** Goes on where the building is, whoever has come so far; false when it is over or another one. */
function buildOn(
  environment: Environment,
  table: TableDefinition,
  token: string,
): Promise<boolean> {
  return environment.commit(() => {
    const stored = storedIn(environment, table)
    if (stored?.progress?.token !== token) return false
    const { building, progress } = stored
    const start = Buffer.from(progress.reached, 'hex')
    const last = buildChunk(environment, table, { building, start })
    const reached = last && Buffer.concat([last, Buffer.from([0])]).toString('hex')
    const next = reached ? { ...stored, progress: { token, reached } } : targetOf(table)
    environment.root.putSync(entryName(table), next)
    return reached !== undefined
  })
}

/**
 * Brings a directory of an older definition up to this one: an index that the documents gained is
 * built from the items. Several processes that open it build together, and what one has left
 * unfinished the next one ends.
 */
export async function adoptDefinition(
  environment: Environment,
  table: TableDefinition,
): Promise<void> {
  for (;;) {
    const token = await takePart(environment, table)
    if (token === undefined) return
    while (await buildOn(environment, table, token));
  }
}
