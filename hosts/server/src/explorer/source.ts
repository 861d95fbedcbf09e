import type { Model } from '@longtable/entity'
import type { Item, Store } from '@longtable/store'

/** A table that can be looked into. */
export interface ExplorerSource {
  readonly model: Model
  readonly store: Store
  /** Items put into an empty table; those still there serve as examples. */
  readonly sample: readonly Item[]
}

/** The sample's items as they are now: people may have changed or removed them. */
export async function presentSample({ store, sample }: ExplorerSource): Promise<readonly Item[]> {
  const items = await store.getMany(sample.map(({ PK, SK }) => ({ PK, SK })))
  return items.filter((item) => item !== undefined)
}
