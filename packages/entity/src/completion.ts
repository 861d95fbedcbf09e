import type { Comparison, Item, Scalar, SimpleCondition, Update, Value } from '@longtable/store'
import type { AnyEntity, KeyTemplates } from './entity.ts'
import { fromItem, toItem } from './item.ts'
import { dependencies, indexAttributes } from './keys.ts'

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

/** The attributes of its keys in an index that only we know; a field of its own is not ours to change. */
const ownNames = ({ table, schema }: AnyEntity, index: string): string[] =>
  [table.indexes[index]?.partition, table.indexes[index]?.sort].filter(
    (name): name is string => name !== undefined && !(name in schema.shape),
  )

/** Our keys that are not what its attributes make: others change what our keys hang on without them. */
function staleKeys(entity: AnyEntity, item: Item, whole: Item) {
  const stale = new Map<string, string | undefined>()
  for (const index of entity.ours) {
    if (index === 'table' || !entity.templates[index]) continue
    const keys = indexAttributes(entity, index, whole)
    for (const name of ownNames(entity, index))
      if (item[name] !== undefined && item[name] !== keys[name]) stale.set(name, keys[name])
  }
  return stale
}

/** Whether the keys that only we know are as its attributes make them. */
export function hasOwnKeys(entity: AnyEntity, item: Item): boolean {
  try {
    return entity.ours.length === 0 || staleKeys(entity, item, item).size === 0
  } catch {
    // Attributes that make no key are not of ours.
    return false
  }
}

/** Fields that decide our own keys: they must be as they were read while those are set. */
const fieldsOfOwn = (entity: AnyEntity, whole: Item): string[] =>
  entity.ours.flatMap((index) => {
    const templates = index === 'table' ? undefined : entity.templates[index]
    return templates ? [...dependencies(entity, templates, whole)] : []
  })

/**
 * What an item that was written by its document alone lacks of what its entity makes of it:
 * attributes, index keys, its type. What stands there is never changed, but for keys that no document
 * knows: those follow its attributes.
 */
export function completion(entity: AnyEntity, item: Item): Completion {
  const whole = toItem(entity, fromItem(entity, item) as never)
  const indexes = indexNames(entity, whole)
  const contradictions: { attribute: string; text: string }[] = []
  const set: Record<string, Value> = {}
  const guarded = new Set<string>()
  const stale = staleKeys(entity, item, whole)
  if (stale.size > 0) for (const field of fieldsOfOwn(entity, whole)) guarded.add(field)
  const remove: string[] = []
  for (const [name, value] of stale)
    if (value === undefined) remove.push(name)
    else set[name] = value
  for (const [name, value] of Object.entries(whole)) {
    if (item[name] === undefined || (item[name] === null && value !== null)) {
      set[name] = value
      for (const field of [name, ...(indexes.get(name) ?? [])]) guarded.add(field)
    } else if (indexes.has(name) && !stale.has(name) && item[name] !== value)
      contradictions.push({
        attribute: name,
        text: `${name} is ${String(item[name])}, and by its attributes ${String(value)}`,
      })
  }
  if (Object.keys(set).length === 0 && remove.length === 0)
    return { update: undefined, contradictions }
  const conditions = [...guarded].flatMap((name): SimpleCondition[] => {
    const condition = asItIs(item, name)
    return condition ? [condition] : []
  })
  const { PK, SK } = item
  const when = { all: ['present', ...conditions] } as const
  const update: Update = {
    kind: 'update',
    key: { PK, SK },
    set,
    ...(remove.length > 0 && { remove }),
    when,
  }
  return { update, contradictions }
}
