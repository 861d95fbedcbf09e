import type { Comparison, Item, Scalar, SimpleCondition, Update, Value } from '@longtable/store'
import type { AnyEntity, KeyTemplates } from './entity.ts'
import { fromItem, toItem } from './item.ts'
import { dependencies } from './keys.ts'

export interface Completion {
  /** Sets what the item lacks; undefined where it lacks nothing. */
  readonly update: Update | undefined
  /** Keys of an index that the item's attributes do not make. */
  readonly contradictions: readonly { readonly attribute: string; readonly text: string }[]
}

const isScalar = (value: Value | undefined): value is Scalar =>
  value === null || (value !== undefined && typeof value !== 'object')

const asItIs = (item: Item, attribute: string): Comparison | undefined => {
  const value = item[attribute]
  if (value === undefined) return { attribute, missing: true }
  return isScalar(value) ? { attribute, equals: value } : undefined
}

/** The attributes of the item's index keys, with the fields they are made of. */
function indexNames(entity: AnyEntity, whole: Item): Map<string, ReadonlySet<string>> {
  const names = new Map<string, ReadonlySet<string>>()
  for (const [index, templates] of Object.entries(entity.templates)) {
    const definition = entity.table.indexes[index]
    if (!definition) continue
    const fields = dependencies(entity, templates as KeyTemplates, whole)
    for (const name of [definition.partition, definition.sort])
      if (name !== undefined && name in whole) names.set(name, fields)
  }
  return names
}

/**
 * What an item that was written by its document alone lacks of what its entity makes of it:
 * attributes, index keys, its type. What stands there is never changed.
 */
export function completion(entity: AnyEntity, item: Item): Completion {
  const whole = toItem(entity, fromItem(entity, item) as never)
  const indexes = indexNames(entity, whole)
  const contradictions: { attribute: string; text: string }[] = []
  const set: Record<string, Value> = {}
  const guarded = new Set<string>()
  for (const [name, value] of Object.entries(whole)) {
    if (item[name] === undefined || (item[name] === null && value !== null)) {
      set[name] = value
      for (const field of [name, ...(indexes.get(name) ?? [])]) guarded.add(field)
    } else if (indexes.has(name) && item[name] !== value)
      contradictions.push({
        attribute: name,
        text: `${name} is ${String(item[name])}, and by its attributes ${String(value)}`,
      })
  }
  if (Object.keys(set).length === 0) return { update: undefined, contradictions }
  const conditions = [...guarded].flatMap((name): SimpleCondition[] => {
    const condition = asItIs(item, name)
    return condition ? [condition] : []
  })
  const { PK, SK } = item
  const when = { all: ['present', ...conditions] } as const
  return { update: { kind: 'update', key: { PK, SK }, set, when }, contradictions }
}
