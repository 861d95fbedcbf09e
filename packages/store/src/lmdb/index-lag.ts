import { isExpired } from '../expiry.ts'
import type { IndexDefinition, Item, Query } from '../port.ts'
import { positionOf } from '../position.ts'
import { keyText } from '../validate-write.ts'
import { indexOf, sortConditionHolds } from '../validate-read.ts'
import { indexEntryOf, itemKey } from './keys.ts'
import { indexItemsOf, tableItemsOf } from './query.ts'
import { indexPosition, itemPosition } from './range.ts'
import type { IndexLag, Lagging, Source } from './source.ts'

type Images = Map<string, Item | undefined>

/** How the table, or one of its indexes, is walked through. */
interface Walk {
  /** All items of the partition. */
  current(): Item[]
  isIn(item: Item): boolean
  sortOf(item: Item): string
  /** Where it lies in the order. */
  entry(item: Item): Buffer
  readonly after: Buffer | undefined
}

function indexWalk(query: Query, source: Source, index: IndexDefinition): Walk {
  return {
    current: () => indexItemsOf(query, source, index),
    isIn: (item) =>
      item[index.partition] === query.partition && indexEntryOf(index, item) !== undefined,
    sortOf: (item) => item[index.sort as string] as string,
    entry: (item) => indexEntryOf(index, item)?.key as Buffer,
    after: query.after && indexPosition(query.after, index.partition, index.sort),
  }
}

const tableWalk = (query: Query, source: Source): Walk => ({
  current: () => tableItemsOf(query, source),
  isIn: ({ PK }) => PK === query.partition,
  sortOf: ({ SK }) => SK,
  entry: itemKey,
  after: query.after && itemPosition(query.after),
})

/** The images as they still are there, of all items written since it was settled. */
function laggedItems({ current, isIn }: Walk, older: Images): Item[] {
  const images = [...older.values()].filter((item): item is Item => item !== undefined)
  return [...current().filter((item) => !older.has(keyText(item))), ...images.filter(isIn)]
}

export function createIndexLag(of: Lagging = {}): IndexLag {
  const older = new Map<string, Images>()

  return {
    of: { indexes: true, reads: false, ...of },

    item(table, key, current) {
      const images = older.get(table.name)
      const text = keyText(key)
      return images?.has(text) ? images.get(text) : current
    },

    record(table, changes) {
      const images: Images = older.get(table.name) ?? new Map()
      older.set(table.name, images)
      for (const change of changes) {
        const text = keyText(change.key)
        if (!images.has(text)) images.set(text, change.old)
      }
    },

    query(query, source) {
      const index = query.index === undefined ? undefined : indexOf(source.table, query.index)
      const walk = index ? indexWalk(query, source, index) : tableWalk(query, source)
      const { entry, after } = walk
      const direction = query.descending ? -1 : 1
      const items = laggedItems(walk, older.get(source.table.name) ?? new Map())
        .filter((item) => !query.sort || sortConditionHolds(query.sort, walk.sortOf(item)))
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
