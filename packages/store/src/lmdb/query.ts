import { isExpired } from '../expiry.ts'
import type { IndexDefinition, Item, Query, QueryPage } from '../port.ts'
import { positionOf } from '../position.ts'
import { checkQuery } from '../validate-read.ts'
import type { TableDatabases } from './environment.ts'
import { indexPrefix, itemKeyInEntry } from './keys.ts'
import {
  type ByteRange,
  indexPosition,
  indexRange,
  itemPosition,
  itemRange,
  rangeAfter,
} from './range.ts'
import type { Source } from './source.ts'

/** `getRange` takes an inclusive start, so a half-open range read backwards swaps both rules. */
const rangeOptions = ({ from, to }: ByteRange, descending: boolean) =>
  descending
    ? { start: to, exclusiveStart: true, end: from, inclusiveEnd: true, reverse: true }
    : { start: from, end: to }

function* tableItems({ databases }: Source, query: Query): Iterable<Item> {
  const descending = query.descending ?? false
  const whole = itemRange(query.partition, query.sort)
  const range = query.after ? rangeAfter(whole, itemPosition(query.after), descending) : whole
  for (const { value } of databases.items.getRange(rangeOptions(range, descending))) yield value
}

function* indexItems({ databases }: Source, query: Query, index: IndexDefinition): Iterable<Item> {
  const entries = databases.indexes.get(query.index as string) as TableDatabases['expiries']
  const descending = query.descending ?? false
  const whole = indexRange(query.partition, query.sort)
  const range = query.after
    ? rangeAfter(whole, indexPosition(query.after, index.partition, index.sort), descending)
    : whole
  const prefixLength = indexPrefix(query.partition).length
  for (const key of entries.getKeys(rangeOptions(range, descending))) {
    const pointed = itemKeyInEntry(key, prefixLength) ?? (entries.get(key) as Buffer)
    const item = databases.items.get(pointed)
    if (item) yield item
  }
}

/** Nothing is awaited between the first and the last item: an open range pins pages of the file. */
export function runQuery(query: Query, source: Source): QueryPage {
  const { index, limit } = checkQuery(source.table, query)
  if (!query.stale) source.environment.refresh()
  const { indexLag } = source
  const isOld = index ? indexLag?.of.indexes : query.stale && indexLag?.of.reads
  if (indexLag && isOld) return indexLag.query(query, source)
  const items: Item[] = []
  for (const item of index ? indexItems(source, query, index) : tableItems(source, query)) {
    if (isExpired(source.table, item, source.nowSeconds)) continue
    if (items.length === limit) return { items, next: positionOf(items[limit - 1] as Item, index) }
    items.push(item)
  }
  return { items }
}

/** Every item an index query covers, without limit or position: for the lag switch. */
export const indexItemsOf = (query: Query, source: Source, index: IndexDefinition): Item[] => [
  ...indexItems(source, { index: query.index as string, partition: query.partition }, index),
]

export const tableItemsOf = ({ partition }: Query, source: Source): Item[] => [
  ...tableItems(source, { partition }),
]
