import type { Model } from '@longtable/entity'
import type { Item, Store, StoreTools } from '@longtable/store'

/** So many items, the first of the table, are looked at for examples. */
const LOOKED_AT_MAX = 20_000
/** Of one kind; a table begins with thousands of entries of its log. */
const KEPT_MAX = 100

/** A table that can be looked into. */
export interface ExplorerSource {
  readonly model: Model
  readonly store: Store
  readonly tools: Pick<StoreTools, 'scan'>
  /** Whether there is anything that writes to it. */
  readonly isServed: boolean
}

const kindOf = ({ PK, SK }: Item): string => `${PK.split('#', 1)[0]} ${SK.split('#', 1)[0]}`

/** Some of every kind of key among what the table begins with. */
export async function firstItems({ tools }: ExplorerSource): Promise<readonly Item[]> {
  const kinds = new Map<string, Item[]>()
  let count = 0
  for await (const page of tools.scan()) {
    for (const item of page) {
      const kept = kinds.get(kindOf(item)) ?? []
      kinds.set(kindOf(item), kept)
      if (kept.length < KEPT_MAX) kept.push(item)
    }
    count += page.length
    if (count >= LOOKED_AT_MAX) break
  }
  return [...kinds.values()].flat()
}
