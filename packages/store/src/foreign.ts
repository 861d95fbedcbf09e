import type { Item, Value } from './port.ts'

/**
 * A value that only DynamoDB can hold, and that another program has written: a set, bytes, a number
 * too long for ours. It is carried as DynamoDB's own JSON has it and never looked into. Its one name
 * is no attribute's name on either engine, so no plain value can be mistaken for it.
 */
export type ForeignValue = { readonly '': Value }

export const foreignValue = (attribute: Value): ForeignValue => Object.freeze({ '': attribute })

export const isForeign = (value: unknown): value is ForeignValue =>
  typeof value === 'object' &&
  value !== null &&
  Object.hasOwn(value, '') &&
  typeof (value as { '': unknown })[''] === 'object'

/** `SS`, `B`: which of DynamoDB's types it has. */
export const foreignType = (value: ForeignValue): string => Object.keys(value[''] as object).join()

/** The first of them in a value, at any depth, or undefined. */
export function foreignIn(value: unknown): ForeignValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (isForeign(value)) return value
  for (const entry of Object.values(value)) {
    const found = foreignIn(entry)
    if (found) return found
  }
  return undefined
}

const asText = (value: Value): Value => {
  if (typeof value !== 'object' || value === null) return value
  if (isForeign(value)) return JSON.stringify(value[''])
  if (Array.isArray(value)) return value.map(asText)
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, asText(entry)]))
}

/** What can be judged of an item where its foreign values may stay: the rest of it, and its size. */
export const withForeignAsText = (item: Item): Item =>
  foreignIn(item) ? (asText(item) as Item) : item
