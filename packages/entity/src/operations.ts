import type {
  Check,
  Condition,
  Delete,
  Item,
  Key,
  Put,
  Store,
  Update,
  Value,
} from '@longtable/store'
import { InvalidRequestError } from '@longtable/store'
import type { AnyEntity, Entity, Of } from './entity.ts'
import { fromItem, readable, toItem } from './item.ts'
import { dependencies, keyOf } from './keys.ts'
import type { Reader } from './page.ts'
import type { Placeholders } from './template.ts'

type TableTexts<E> =
  E extends Entity<infer _V, infer K, infer _D>
    ? K['table'] extends readonly (infer Text extends string)[]
      ? Placeholders<Text>
      : never
    : never

/** Fields that stand in the key are required; a derived part is given, or follows from other fields. */
export type KeyOf<E> = {
  readonly [Name in TableTexts<E> & keyof Of<E>]-?: NonNullable<Of<E>[Name]>
} & {
  readonly [Name in Exclude<TableTexts<E>, keyof Of<E>>]?: string
} & Partial<Of<E>>

/** For new items only: an existing one is changed, so that attributes we do not know survive. */
export function put<V>(entity: Entity<V>, value: NoInfer<V>, when: Condition = 'absent'): Put {
  return { kind: 'put', item: toItem(entity, value), when }
}

export function remove<E extends AnyEntity>(entity: E, key: KeyOf<E>, when?: Condition): Delete {
  return { kind: 'delete', key: keyOf(entity, key), ...(when !== undefined && { when }) }
}

export function check<E extends AnyEntity>(entity: E, key: KeyOf<E>, when: Condition): Check {
  return { kind: 'check', key: keyOf(entity, key), when }
}

interface AddOptions<V> {
  readonly set?: Partial<V>
  /** Starts from nothing; the key's own fields and the discriminator are stored with it. */
  readonly orCreate?: boolean
  readonly when?: Condition
}

type Numbers<V> = {
  readonly [Name in keyof V as V[Name] extends number | undefined ? Name : never]?: number
}

/** A key that hangs on such a field would be stale: it needs `change`, which knows the other fields. */
function refuseIndexed(entity: AnyEntity, key: object, names: readonly string[]): void {
  for (const [index, templates] of Object.entries(entity.templates)) {
    const fields = dependencies(entity, templates, key as Record<string, unknown>)
    const indexed = names.find((name) => fields.has(name))
    if (indexed !== undefined)
      throw new InvalidRequestError(
        `${entity.type}.${indexed}`,
        `is part of its ${index} key: use change`,
      )
  }
}

/** Moves counters without reading them first. */
export function add<E extends AnyEntity>(
  entity: E,
  key: KeyOf<E>,
  { amounts, set = {}, orCreate = false, when }: { amounts: Numbers<Of<E>> } & AddOptions<Of<E>>,
): Update {
  const { discriminator } = entity
  const { ttl } = entity.table
  if (orCreate && ttl !== undefined && ttl in entity.schema.shape)
    throw new InvalidRequestError(
      entity.type,
      'has an expiry, so it cannot be created by an update',
    )
  refuseIndexed(entity, key, [...Object.keys(amounts), ...Object.keys(set)])
  const fields = Object.fromEntries(
    Object.entries(key).filter(([name]) => name in entity.schema.shape),
  )
  const created = {
    ...fields,
    ...(discriminator !== undefined && { [discriminator]: entity.type }),
  }
  return {
    kind: 'update',
    key: keyOf(entity, key),
    add: amounts as Record<string, number>,
    ...(Object.keys(set).length > 0 && { set: set as unknown as Record<string, Value> }),
    ...(orCreate && { orCreate, setIfMissing: created as Record<string, Value> }),
    ...(when !== undefined && { when }),
  }
}

export async function find<E extends AnyEntity>(
  store: Store,
  entity: E,
  key: KeyOf<E>,
): Promise<Of<E> | undefined> {
  const item = await store.get(keyOf(entity, key))
  return item && (fromItem(entity, item) as Of<E>)
}

/** In the order of the keys; undefined where there is none. For what is decided or written by all of them. */
export async function findMany<E extends AnyEntity>(
  store: Store,
  entity: E,
  keys: readonly KeyOf<E>[],
): Promise<(Of<E> | undefined)[]> {
  const items = await store.getMany(keys.map((key) => keyOf(entity, key)))
  return items.map((item) => item && (fromItem(entity, item) as Of<E>))
}

/** Whether there is an item, whatever is in it: an edge or a block that cannot be read still stands. */
export async function areThere<E extends AnyEntity>(
  store: Store,
  entity: E,
  keys: readonly KeyOf<E>[],
): Promise<boolean[]> {
  const items = await store.getMany(keys.map((key) => keyOf(entity, key)))
  return items.map((item) => item !== undefined)
}

/** As `areThere`, a moment ago: for what is shown and decides nothing. */
export async function wereThere<E extends AnyEntity>(
  store: Store,
  entity: E,
  keys: readonly KeyOf<E>[],
): Promise<boolean[]> {
  const rendered = keys.map((key) => keyOf(entity, key))
  return (await store.getMany(rendered, { stale: true })).map((item) => item !== undefined)
}

/** For lists: undefined also where a stored item fails its schema, so that one does not hide the others. */
export async function findListed<E extends AnyEntity>(
  reader: Pick<Reader, 'store' | 'onUnreadable'>,
  entity: E,
  keys: readonly KeyOf<E>[],
): Promise<(Of<E> | undefined)[]> {
  const items = await reader.store.getMany(keys.map((key) => keyOf(entity, key)))
  return items.map((item) => item && readable(reader, () => fromItem(entity, item) as Of<E>))
}

/**
 * For what is shown and decides nothing: as it was a moment ago, at half the cost. What is not found is
 * asked for again, so that nothing is missing that something else names already.
 */
export async function readLately(
  store: Pick<Store, 'getMany'>,
  keys: readonly Key[],
): Promise<(Item | undefined)[]> {
  const items = await store.getMany(keys, { stale: true })
  const missing = [...keys.keys()].filter((place) => items[place] === undefined)
  if (missing.length === 0) return items
  const again = await store.getMany(missing.map((place) => keys[place] as Key))
  missing.forEach((place, nth) => {
    items[place] = again[nth]
  })
  return items
}

/** As `findListed`, for what is shown beside what was decided. */
export async function findShown<E extends AnyEntity>(
  reader: Pick<Reader, 'store' | 'onUnreadable'>,
  entity: E,
  keys: readonly KeyOf<E>[],
): Promise<(Of<E> | undefined)[]> {
  const items = await readLately(
    reader.store,
    keys.map((key) => keyOf(entity, key)),
  )
  return items.map((item) => item && readable(reader, () => fromItem(entity, item) as Of<E>))
}

/** As `findShown`, where most are not there and that is no news: counts, totals. */
export async function findCounted<E extends AnyEntity>(
  reader: Pick<Reader, 'store' | 'onUnreadable'>,
  entity: E,
  keys: readonly KeyOf<E>[],
): Promise<(Of<E> | undefined)[]> {
  const stale = keys.map((key) => keyOf(entity, key))
  const items = await reader.store.getMany(stale, { stale: true })
  return items.map((item) => item && readable(reader, () => fromItem(entity, item) as Of<E>))
}
