import type { Change, IndexDefinition, Item, TableDefinition } from '../port.ts'
import { sameValue } from '../same.ts'
import type { TableDatabases } from './environment.ts'
import { expiryKey, indexEntryOf, itemKey, sequenceKey, sequenceIn } from './keys.ts'
import type { Effect } from './plan.ts'

/** The newest sequence number; read inside the write transaction, since other processes write too. */
export function lastSequence(databases: TableDatabases): number {
  for (const key of databases.log.getKeys({ reverse: true, limit: 1 })) {
    // The record structures lie before all sequence numbers.
    if (key.length > 1) return sequenceIn(key)
  }
  return 0
}

function moveIndexEntry(
  database: TableDatabases['expiries'],
  index: IndexDefinition,
  { old, next }: Effect,
): void {
  const { partition, sort } = index
  const moved =
    !old ||
    !next ||
    old[partition] !== next[partition] ||
    (sort !== undefined && old[sort] !== next[sort])
  if (!moved) return
  const before = old && indexEntryOf(index, old)
  const after = next && indexEntryOf(index, next)
  if (before) database.removeSync(before.key)
  if (after) database.putSync(after.key, after.value)
}

function moveExpiry(
  { expiries }: TableDatabases,
  { ttl, effect, key }: { ttl: string; effect: Effect; key: Buffer },
): void {
  const before = effect.old?.[ttl]
  const after = effect.next?.[ttl]
  if (before === after) return
  if (typeof before === 'number') expiries.removeSync(expiryKey(before, key))
  if (typeof after === 'number') expiries.putSync(expiryKey(after, key), Buffer.alloc(0))
}

export const changeOf = (sequence: number, at: number, { old, next, expired }: Effect): Change => {
  const { PK, SK } = (next ?? old) as Item
  return {
    id: String(sequence),
    at,
    key: { PK, SK },
    ...(old && { old }),
    ...(next && { new: next }),
    ...(expired && { expired }),
  }
}

/**
 * Items, index entries, expiry order and log in the caller's transaction. An effect that changes
 * nothing leaves no trace. Gives the changes made.
 */
export function applyEffects(
  table: TableDefinition,
  databases: TableDatabases,
  { effects, at }: { effects: readonly Effect[]; at: number },
): Change[] {
  const changed = effects.filter(({ old, next }) => !sameValue(old, next))
  if (changed.length === 0) return []
  let sequence = table.log ? lastSequence(databases) : 0
  return changed.map((effect) => {
    const { old, next, expired } = effect
    const key = itemKey((next ?? old) as Item)
    if (next) databases.items.putSync(key, next)
    else databases.items.removeSync(key)
    for (const [name, database] of databases.indexes)
      moveIndexEntry(database, table.indexes[name] as IndexDefinition, effect)
    if (table.ttl !== undefined) moveExpiry(databases, { ttl: table.ttl, effect, key })
    sequence += 1
    if (table.log)
      databases.log.putSync(sequenceKey(sequence), [at, old ?? null, next ?? null, expired])
    return changeOf(sequence, at, effect)
  })
}
