import { ConditionFailedError, StoreError } from '../errors.ts'
import type { Change, Item, Query, Store, StoreTools, TableDefinition } from '../port.ts'
import { canonical } from './model.ts'
import { indexPartitions } from './random-values.ts'

const PAGES_MAX = 5000

/** What an error says on purpose; anything else is a bug and shows as it is. */
export function outcomeOfError(error: unknown): string {
  if (error instanceof ConditionFailedError)
    return `${error.code} ${error.failures.map(canonical).join(' ')}`
  if (error instanceof StoreError) return error.code
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Equal sort keys have no promised order, so what ties is sorted by its text. */
function withTiesSorted(items: readonly Item[], sort: string | undefined): string[] {
  const groups: { at: unknown; texts: string[] }[] = []
  for (const item of items) {
    const at = sort === undefined ? '' : item[sort]
    const last = groups.at(-1)
    if (last && last.at === at) last.texts.push(canonical(item))
    else groups.push({ at, texts: [canonical(item)] })
  }
  return groups.flatMap(({ texts }) => texts.sort())
}

/** Walks the query to its end; pages that promise more have to be full. */
export async function walkText(store: Store, query: Query): Promise<string> {
  const items: Item[] = []
  let after = query.after
  for (let pages = 0; ; pages++) {
    const page = await store.query(after ? { ...query, after } : query)
    items.push(...page.items)
    if (page.items.length > (query.limit ?? 100)) return 'a page above its limit'
    if (!page.next) break
    if (page.items.length !== (query.limit ?? 100)) return 'a short page before the end'
    if (pages === PAGES_MAX) return 'a walk without end'
    after = page.next
  }
  const index = query.index === undefined ? undefined : store.table.indexes[query.index]
  if (!index) return items.map(canonical).join('\n')
  const { sort } = index
  const start = sort === undefined ? undefined : query.after?.[sort]
  const comparable =
    start === undefined ? items : items.filter((item) => item[sort as string] !== start)
  return withTiesSorted(comparable, sort).join('\n')
}

export async function allItems(tools: StoreTools): Promise<string> {
  const texts: string[] = []
  for await (const page of tools.scan()) texts.push(...page.map(canonical))
  return texts.sort().join('\n')
}

export async function allIndexes(store: Store, table: TableDefinition): Promise<string> {
  const walks = Object.keys(table.indexes).flatMap((index) =>
    indexPartitions.map(
      async (partition) => `${index} ${await walkText(store, { index, partition, limit: 100 })}`,
    ),
  )
  return (await Promise.all(walks)).join('\n')
}

async function readChanges(store: Store): Promise<Change[]> {
  const changes: Change[] = []
  for (let after = await store.changes.oldest(), empty = 0; empty < 3; ) {
    const batch = await store.changes.read(after, 1000)
    changes.push(...batch.changes)
    empty = batch.changes.length === 0 ? empty + 1 : 0
    after = batch.position
  }
  return changes
}

type Images = Pick<Change, 'old' | 'new' | 'expired'>

/**
 * Replacing an expired item is one change or two, by engine, and DynamoDB judges expiry by its own
 * clock. So a removal and what follows it count as one replacement, and the flag is left out.
 */
function merged(sequence: readonly Images[], ttl: string): Images[] {
  const result: Images[] = []
  for (const { old, new: next } of sequence) {
    const last = result.at(-1)
    if (!old && last && !last.new && last.old?.[ttl] !== undefined) {
      result[result.length - 1] = { old: last.old, ...(next && { new: next }) }
    } else result.push({ ...(old && { old }), ...(next && { new: next }) })
  }
  return result.filter(({ old, new: next }) => canonical(old) !== canonical(next))
}

/** Per item the sequence of its images; across items nothing is promised. */
export async function allChanges(store: Store, exact: boolean): Promise<string> {
  const sequences = new Map<string, Images[]>()
  for (const { key, old, new: next, expired } of await readChanges(store)) {
    const text = canonical(key)
    const images = { ...(old && { old }), ...(next && { new: next }), ...(expired && { expired }) }
    const sequence = sequences.get(text)
    if (sequence) sequence.push(images)
    else sequences.set(text, [images])
  }
  return [...sequences]
    .map(([key, sequence]) => {
      const images = exact ? sequence : merged(sequence, store.table.ttl ?? 'ttl')
      return `${key} ${images.map(canonical).join(' ')}`
    })
    .sort()
    .join('\n')
}
