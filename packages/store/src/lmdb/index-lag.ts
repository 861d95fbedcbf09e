import { isExpired } from '../expiry.ts'
import type { IndexDefinition, Item, Query } from '../port.ts'
import { positionOf } from '../position.ts'
import { keyText } from '../validate-write.ts'
import { indexOf, sortConditionHolds } from '../validate-read.ts'
import { indexEntryOf } from './keys.ts'
import { indexItemsOf } from './query.ts'
import { indexPosition } from './range.ts'
import type { IndexLag, Source } from './source.ts'

type Images = Map<string, Item | undefined>

/** The images as the index still has them, of all items written since it was settled. */
function laggedItems(query: Query, source: Source, older: Images): Item[] {
  const index = indexOf(source.table, query.index as string)
  const current = indexItemsOf(query, source, index).filter((item) => !older.has(keyText(item)))
  const images = [...older.values()].filter((item): item is Item => item !== undefined)
  return [...current, ...images.filter((item) => isInQuery(item, query, index))]
}

function isInQuery(item: Item, query: Query, index: IndexDefinition): boolean {
  return item[index.partition] === query.partition && indexEntryOf(index, item) !== undefined
}

export function createIndexLag(): IndexLag {
  const older = new Map<string, Images>()

  return {
    record(table, changes) {
      const images: Images = older.get(table.name) ?? new Map()
      older.set(table.name, images)
      for (const change of changes) {
        const text = keyText(change.key)
        if (!images.has(text)) images.set(text, change.old)
      }
    },

    query(query, source) {
      const index = indexOf(source.table, query.index as string)
      const entry = (item: Item) => indexEntryOf(index, item)?.key as Buffer
      const direction = query.descending ? -1 : 1
      const after = query.after && indexPosition(query.after, index.partition, index.sort)
      const items = laggedItems(query, source, older.get(source.table.name) ?? new Map())
        .filter(
          (item) =>
            !query.sort || sortConditionHolds(query.sort, item[index.sort as string] as string),
        )
        .filter((item) => !isExpired(source.table, item, source.nowSeconds))
        .filter((item) => !after || Buffer.compare(entry(item), after) * direction > 0)
        .sort((a, b) => Buffer.compare(entry(a), entry(b)) * direction)
      const limit = query.limit ?? items.length
      const page = items.slice(0, limit)
      if (items.length <= limit) return { items: page }
      return { items: page, next: positionOf(page[limit - 1] as Item, index) }
    },

    settle: () => older.clear(),
  }
}
