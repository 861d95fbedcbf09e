import type { Item, Store, TableDefinition } from '../../port.ts'
import { sameValue } from '../../same.ts'
import type { Environment } from '../environment.ts'
import { expiryKey, FIRST_KEY, indexEntryOf, itemKey, sequenceOf } from '../keys.ts'

const PROBLEMS_MAX = 100

const hex = (key: Buffer) => key.toString('hex')

interface OpenEnvironment {
  readonly environment: Environment
  table(name: string): Store
}

/** Says what contradicts what in one table: index entries, expiry order and log against the items. */
export const verifyDirectory = ({ environment, table }: OpenEnvironment, name: string): string[] =>
  verifyTable(environment, table(name).table)

function verifyTable(environment: Environment, table: TableDefinition): string[] {
  environment.assertOpen()
  environment.refresh()
  const { items, indexes, expiries, log } = environment.databases(table)
  const problems: string[] = []
  const say = (problem: string) => problems.length < PROBLEMS_MAX && problems.push(problem)

  const expected = new Map<string, Set<string>>(
    [...indexes.keys()].map((name) => [name, new Set()]),
  )
  const expectedExpiries = new Set<string>()
  const all = new Map<string, Item>()
  for (const { key, value } of items.getRange({ start: FIRST_KEY })) {
    all.set(hex(key), value)
    if (!key.equals(itemKey(value))) say(`item ${value.PK} / ${value.SK} lies under another key`)
    for (const [name, entries] of expected) {
      const index = table.indexes[name]
      const entry = index && indexEntryOf(index, value)
      if (entry) entries.add(hex(entry.key))
    }
    const expiry = table.ttl === undefined ? undefined : value[table.ttl]
    if (typeof expiry === 'number') expectedExpiries.add(hex(expiryKey(expiry, key)))
  }

  const compare = (name: string, entries: Set<string>, found: Iterable<Buffer>) => {
    for (const key of found)
      if (!entries.delete(hex(key))) say(`${name}: an entry points to no such item: ${hex(key)}`)
    for (const key of entries) say(`${name}: an item's entry is missing: ${key}`)
  }
  for (const [name, entries] of expected)
    compare(name, entries, indexes.get(name)?.getKeys({ start: FIRST_KEY }) ?? [])
  compare('expiry order', expectedExpiries, expiries.getKeys({ start: Buffer.from([0]) }))

  if (table.log) verifyLog(log.getRange({ start: FIRST_KEY }), all, say)
  return problems
}

type Records = Iterable<{
  key: Buffer
  value: readonly [number, Item | null, Item | null, boolean]
}>

/** Numbers without holes, each old image what the change before left, and the last one what is there. */
function verifyLog(
  records: Records,
  items: Map<string, Item>,
  say: (problem: string) => void,
): void {
  const newest = new Map<string, Item | null>()
  let last: number | undefined
  for (const { key, value } of records) {
    const [, old, next] = value
    const sequence = sequenceOf(key)
    if (last !== undefined && sequence !== last + 1) say(`log: ${sequence} follows ${last}`)
    last = sequence
    const name = hex(itemKey((next ?? old) as Item))
    const before = newest.get(name)
    if (before !== undefined && !sameValue(before ?? undefined, old ?? undefined))
      say(`log: change ${sequence} does not start from what was there`)
    newest.set(name, next)
  }
  for (const [name, item] of newest)
    if (!sameValue(item ?? undefined, items.get(name)))
      say(`log: its last image of ${name} is not what is stored`)
}
