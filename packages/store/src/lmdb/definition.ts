import { StoreVersionError } from '../errors.ts'
import type { IndexDefinition, TableDefinition } from '../port.ts'
import type { Environment } from './environment.ts'
import { expiryKey, FIRST_KEY, indexEntryOf, itemKey } from './keys.ts'

/** What the directory knows of a table; `building` names what a stopped program left unfinished. */
interface StoredDefinition {
  readonly indexes: Readonly<Record<string, IndexDefinition>>
  readonly ttl: string | null
  readonly building: readonly string[]
}

/** Named beside the indexes in `building`. */
const EXPIRY_ORDER = 'expiry order'
const BUILD_CHUNK = 1000

const sameIndex = (a: IndexDefinition | undefined, b: IndexDefinition | undefined) =>
  a?.partition === b?.partition && a?.sort === b?.sort

const entryName = (table: TableDefinition) => `table/${table.name}`

/** What has to be built because the directory was last open under an older definition. */
function missingParts(table: TableDefinition, stored: StoredDefinition): string[] {
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
  return [...new Set([...stored.building, ...indexes, ...expiries])]
}

async function build(
  environment: Environment,
  table: TableDefinition,
  parts: readonly string[],
): Promise<void> {
  const { items, indexes, expiries } = environment.databases(table)
  for (const part of parts) (part === EXPIRY_ORDER ? expiries : indexes.get(part))?.clearSync()
  let start: Buffer = FIRST_KEY
  for (;;) {
    const last = await environment.commit(() => {
      let reached: Buffer | undefined
      for (const { key, value } of items.getRange({ start, limit: BUILD_CHUNK })) {
        reached = key
        for (const part of parts) {
          const index = table.indexes[part]
          const entry = index && indexEntryOf(index, value)
          if (entry) indexes.get(part)?.putSync(entry.key, entry.value)
          const expiry = part === EXPIRY_ORDER && table.ttl ? value[table.ttl] : undefined
          if (typeof expiry === 'number')
            expiries.putSync(expiryKey(expiry, itemKey(value)), Buffer.alloc(0))
        }
      }
      return reached
    })
    if (!last) return
    start = Buffer.concat([last, Buffer.from([0])])
  }
}

/**
 * Brings a directory of an older definition up to this one: an index that the documents gained is
 * built from the items. A stop in the middle starts the part anew.
 */
export async function adoptDefinition(
  environment: Environment,
  table: TableDefinition,
): Promise<void> {
  const { root } = environment
  const name = entryName(table)
  const target: StoredDefinition = { indexes: table.indexes, ttl: table.ttl ?? null, building: [] }
  const parts = root.transactionSync(() => {
    const stored = root.get(name) as StoredDefinition | undefined
    const missing = stored ? missingParts(table, stored) : []
    if (!stored || missing.length > 0) root.putSync(name, { ...target, building: missing })
    return missing
  })
  if (parts.length === 0) return
  await build(environment, table, parts)
  root.transactionSync(() => root.putSync(name, target))
}
