import type { Item, Value } from '@longtable/store'
import type * as z from 'zod'
import type { AnyEntity, KeyTemplates } from './entity.ts'
import { matchTemplate } from './template.ts'

/** The parts of the item's own key, by their names. */
function partsOf(entity: AnyEntity, { PK, SK }: Item): Record<string, string> {
  const { partition, sort } = entity.templates.table as Required<KeyTemplates>
  return { ...matchTemplate(partition, PK), ...matchTemplate(sort, SK) }
}

/** Others write null for what they do not know; where the schema knows no null, it is missing. */
const isMissing = (entity: AnyEntity, name: string, value: Value | undefined): boolean =>
  value === undefined ||
  (value === null && !(entity.schema.shape[name] as z.ZodType).safeParse(null).success)

function lackingIn({ lacking }: AnyEntity, name: string, item: Item): unknown {
  const given = lacking[name]
  if (typeof given === 'function') return (given as (item: Item) => unknown)(item)
  // What is read belongs to whoever reads it.
  return structuredClone(given)
}

/**
 * An item with what others left out: what stands in its key, and what the entity says of a field that
 * is ours. Only asked for where an item is not whole, so our own cost nothing.
 */
export function filledIn(entity: AnyEntity, item: Item): Item {
  const parts = partsOf(entity, item)
  const found: Record<string, unknown> = { ...item }
  for (const name of Object.keys(entity.schema.shape)) {
    if (!isMissing(entity, name, item[name])) continue
    const value = parts[name] ?? lackingIn(entity, name, item)
    if (value === undefined) delete found[name]
    else found[name] = value
  }
  return found as Item
}
