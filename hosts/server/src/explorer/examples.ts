import { type AnyEntity, isOf, type PatternDescription } from '@longtable/entity'
import type { Item, SortCondition } from '@longtable/store'
import { conditionText } from './condition-text.ts'
import type { KeyNames } from './key-names.ts'
import { patternSort } from './match-patterns.ts'
import { filledBy, fitsWhole } from './template-fit.ts'

const textOf = (item: Item, name: string | undefined): string | undefined => {
  const value = name === undefined ? undefined : item[name]
  return typeof value === 'string' ? value : undefined
}

/** The item's own key as a condition. */
export function entityExample(entity: AnyEntity, items: readonly Item[]): string | undefined {
  const item = items.find((one) => isOf(entity, one))
  const names = { index: 'table', partition: 'PK', sort: 'SK' }
  return item && conditionText(names, { partition: item.PK, sort: { equals: item.SK } })
}

/** As much of the item's sort key as the row names. */
function exampleSort(description: PatternDescription, text: string): SortCondition | undefined {
  const { operation, sort, options } = description
  if (operation === 'GetItem') return { equals: text }
  const filled = sort && options.given && filledBy(sort, options.given, text)
  return filled === undefined ? patternSort(description) : { begins: filled }
}

/** The pattern's condition on the partition where these items have most to show. */
export function patternExample(
  description: PatternDescription,
  names: KeyNames,
  items: readonly Item[],
): string | undefined {
  const { entities, partition, sort, options } = description
  const found = items.filter((item) => {
    const text = textOf(item, names.partition)
    return (
      text !== undefined &&
      fitsWhole(partition, text, entities) &&
      entities.some((entity) => isOf(entity, item)) &&
      (!sort || fitsWhole(sort, textOf(item, names.sort) ?? '', entities))
    )
  })
  const counts = new Map<unknown, number>()
  for (const item of found) {
    const key = item[names.partition]
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const count = (item: Item) => counts.get(item[names.partition]) ?? 0
  const [first] = found.toSorted((a, b) => count(b) - count(a))
  if (!first) return undefined
  const sortText = textOf(first, names.sort)
  return conditionText(names, {
    partition: textOf(first, names.partition) as string,
    sort: exampleSort(description, sortText ?? ''),
    descending: options.descending,
  })
}
