import type { Query, Store } from '@longtable/store'
import type { AnyEntity } from './entity.ts'
import { createGiveWay } from './give-way.ts'
import { keyOf } from './keys.ts'
import type { KeyOf } from './operations.ts'
import type { Pattern, PatternArguments } from './pattern.ts'

const CHUNK = 100

/**
 * All that a pattern finds goes, in chunks, also what cannot be read. Each chunk is for itself: this
 * may be stopped anywhere and is run again.
 */
export async function removeAll<E extends AnyEntity, Index extends string>(
  { store }: { readonly store: Store },
  pattern: Pattern<E, Index>,
  values: PatternArguments<E, Index>,
): Promise<void> {
  const giveWay = createGiveWay()
  const query = pattern.query(values)
  let after: Query['after']
  do {
    const page = await store.query({ ...query, limit: CHUNK, ...(after && { after }) })
    if (page.items.length > 0)
      await store.writeMany({ deletes: page.items.map(({ PK, SK }) => ({ PK, SK })) })
    after = page.next
    if (after) await giveWay()
  } while (after)
}

/** Whatever is there under these keys, and whether anything is. */
export const removeEach = <E extends AnyEntity>(
  { store }: { readonly store: Store },
  entity: E,
  keys: readonly KeyOf<E>[],
): Promise<void> => store.writeMany({ deletes: keys.map((key) => keyOf(entity, key)) })
