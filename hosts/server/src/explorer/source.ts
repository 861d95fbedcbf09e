import type { Model } from '@longtable/entity'
import type { Item, Store, StoreTools } from '@longtable/store'

/** So many items, the first of the table, are looked at for examples. */
const EXAMPLES_MAX = 500

/** A table that can be looked into. */
export interface ExplorerSource {
  readonly model: Model
  readonly store: Store
  readonly tools: Pick<StoreTools, 'scan'>
  /** Whether there is anything that writes to it. */
  readonly isServed: boolean
}

/** What the table begins with. */
export async function firstItems({ tools }: ExplorerSource): Promise<readonly Item[]> {
  const items: Item[] = []
  for await (const page of tools.scan()) {
    items.push(...page)
    if (items.length >= EXAMPLES_MAX) break
  }
  return items.slice(0, EXAMPLES_MAX)
}
