import {
  foreignIn,
  foreignType,
  InvalidRequestError,
  type Item,
  type Key,
  StoreError,
  type Value,
} from '@longtable/store'
import type { AnyEntity, Entity } from './entity.ts'
import { filledIn } from './filled-in.ts'
import { allIndexAttributes, keyOf } from './keys.ts'
import { quickParse } from './quick.ts'

/** A stored item that is not what its entity says; `problem` names the attribute and the rule. */
export class UnreadableItemError extends StoreError {
  readonly code = 'UNREADABLE_ITEM'
  readonly key: Key
  readonly problem: string

  constructor(type: string, key: Key, problem: string) {
    super(`The stored ${type} ${key.PK} / ${key.SK} cannot be read: ${problem}`)
    this.key = key
    this.problem = problem
  }
}

export interface Listener {
  /** A stored item that fails its schema is left out of lists and told here. */
  readonly onUnreadable?: (error: UnreadableItemError) => void
}

/** Undefined, and told, where a stored item fails its schema: in a list it is left out. */
export function readable<T>({ onUnreadable }: Listener, read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UnreadableItemError)) throw error
    onUnreadable?.(error)
    return undefined
  }
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

const issueText = (issues: readonly Issue[]) =>
  issues.map(({ path, message }) => `${path.join('.') || 'value'}: ${message}`).join('; ')

/** The value as the schema has it, without undefined attributes, or a refusal that names the field. */
export function validated(entity: AnyEntity, value: object): Record<string, Value> {
  const quick = quickParse(entity.schema, value as Record<string, unknown>)
  if (quick) return quick as Record<string, Value>
  const result = entity.schema.safeParse(value)
  if (!result.success) throw new InvalidRequestError(entity.type, issueText(result.error.issues))
  // The schema has made the object, so it may be changed.
  const fields = result.data as Record<string, Value | undefined>
  for (const name in fields) if (fields[name] === undefined) delete fields[name]
  return fields as Record<string, Value>
}

/** The item as it will be stored: keys, index attributes, discriminator and fields. */
export function toItem<V>(entity: Entity<V>, value: NoInfer<V>): Item {
  const fields = validated(entity, value as object)
  const { discriminator } = entity
  const item = Object.assign(keyOf(entity, fields), allIndexAttributes(entity, fields)) as Item
  if (discriminator !== undefined) Object.assign(item, { [discriminator]: entity.type })
  return Object.assign(item, fields)
}

export const fromItem = <V>(entity: Entity<V>, item: Item): V =>
  (quickParse(entity.schema, item) as V | undefined) ?? fromAnyItem(entity, item)

/** Schemas that look into nothing, or leave out what they do not know, would let it through. */
function refuseForeign(entity: AnyEntity, item: Item): void {
  for (const name in entity.schema.shape) {
    const found = foreignIn(item[name])
    if (!found) continue
    const problem = `${name}: a value of DynamoDB's type ${foreignType(found)}`
    throw new UnreadableItemError(entity.type, item, problem)
  }
}

/** Apart from `fromItem`, which is small enough to become a part of each loop that reads. */
function fromAnyItem<V>(entity: Entity<V>, item: Item): V {
  refuseForeign(entity, item)
  const asStored = entity.schema.safeParse(item)
  if (asStored.success) return asStored.data as V
  // Others may have written it, who know its document only.
  const result = entity.schema.safeParse(filledIn(entity, item))
  if (!result.success)
    throw new UnreadableItemError(entity.type, item, issueText(result.error.issues))
  return result.data as V
}

/**
 * As it stands in somebody's list by an index: whose list that is says its key, whose it is its
 * attributes, and others may have written them apart.
 */
export function fromOwnItem<V>(entity: Entity<V>, item: Item, index: string): V {
  const value = fromItem(entity, item)
  const attribute = `${index}PK`
  if (
    allIndexAttributes(entity, value as Readonly<Record<string, unknown>>)[attribute] !==
    item[attribute]
  )
    throw new UnreadableItemError(entity.type, item, `its ${attribute} names another owner`)
  return value
}
