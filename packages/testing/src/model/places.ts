import type { Table } from '@longtable/entity'
import type { IndexDefinition, Item } from '@longtable/store'

/** Where an item is found: its key, and its pair in each index that has it. */
export type Places = Readonly<Record<string, readonly unknown[]>>

/**
 * Half a pair would show, because it is a fault; but an attribute that an index only borrows is in
 * items that are not in the index.
 */
const isIn = (item: Item, index: string, names: readonly string[]) =>
  names.every((name) => name in item) ||
  names.some((name) => name in item && name.startsWith(index))

export function itemPlaces({ indexes }: Table, item: Item): Places {
  const pairs = Object.entries<IndexDefinition>(indexes).map(([index, { partition, sort }]) => ({
    index,
    names: sort === undefined ? [partition] : [partition, sort],
  }))
  return Object.fromEntries([
    ['table', [item.PK, item.SK]],
    ...pairs
      .filter(({ index, names }) => isIn(item, index, names))
      .map(({ index, names }) => [index, names.map((name) => item[name])] as const),
  ])
}
