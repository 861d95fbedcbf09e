import {
  InvalidRequestError,
  type Item,
  type Key,
  type Query,
  type SortCondition,
} from '@longtable/store'
import type { AnyEntity, Entity, KeyTemplates, Of } from './entity.ts'
import { createGiveWay } from './give-way.ts'
import { fromItem, readable } from './item.ts'
import { keyOf, partValues } from './keys.ts'
import type { KeyOf } from './operations.ts'
import { type Page, type PageOptions, type Reader, readPage } from './page.ts'
import {
  type Placeholders,
  type PartValue,
  render,
  parseTemplate,
  renderPrefix,
  type Template,
} from './template.ts'

type Texts<E, Index> =
  E extends Entity<infer _V, infer K, infer _D> ? (Index extends keyof K ? K[Index] : never) : never
type PartitionNames<E, Index> =
  Texts<E, Index> extends readonly [infer Text extends string, ...unknown[]]
    ? Placeholders<Text>
    : never
type SortNames<E, Index> =
  Texts<E, Index> extends readonly [string, infer Text extends string] ? Placeholders<Text> : never
type IndexOf<E> = E extends Entity<infer _V, infer K, infer _D> ? keyof K & string : never

/** Bounds on the first sort part that is not given; both are inclusive, as in DynamoDB's BETWEEN. */
export interface SortBounds {
  readonly from?: string
  readonly to?: string
}

/** Parts of the partition are required, parts of the sort key optional: the prefix follows from them. */
export type PatternArguments<E, Index> = {
  readonly [Name in PartitionNames<E, Index> & keyof Of<E>]-?: NonNullable<Of<E>[Name]>
} & {
  readonly [Name in Exclude<
    PartitionNames<E, Index> | SortNames<E, Index>,
    keyof Of<E>
  >]?: PartValue
} & {
  readonly [Name in SortNames<E, Index> & keyof Of<E>]?: Of<E>[Name]
} & Partial<Of<E>> &
  SortBounds

export interface PatternOptions {
  /** The document and the row that ask for it: '001: Who I follow'. */
  readonly source: string
  readonly descending?: boolean
  /** Where the sort key has no literal prefix of its own. */
  readonly sort?: SortCondition
  /** Parts of the sort key that this row of the document always names. */
  readonly given?: readonly string[]
  /** The document's text for the partition, where the template covers more than one kind of it. */
  readonly partition?: string
  /** The part that names a person, where all that is listed is theirs: they may take it with them. */
  readonly ownedBy?: string
}

/** What documents and the explorer need to know of a pattern. */
export interface PatternDescription {
  readonly operation: 'Query' | 'GetItem'
  readonly entities: readonly AnyEntity[]
  readonly index: string
  readonly partition: Template
  readonly sort?: Template | undefined
  readonly options: PatternOptions
}

export interface Pattern<E extends AnyEntity, Index extends string> {
  (
    reader: Reader,
    values: PatternArguments<E, Index>,
    page?: PageOptions<Of<E>>,
  ): Promise<Page<Of<E>>>
  /** One list over several partitions: shards, or one query per status. */
  merged(
    reader: Reader,
    values: readonly PatternArguments<E, Index>[],
    page?: PageOptions<Of<E>>,
  ): Promise<Page<Of<E>>>
  /**
   * Everything, in chunks: for processors, never for a request. An item that cannot be read is left
   * out and told to the listener; without one it is an error, for work that must not miss anything.
   */
  each(
    reader: Pick<Reader, 'store' | 'onUnreadable'>,
    values: PatternArguments<E, Index>,
  ): AsyncIterable<readonly Of<E>[]>
  query(values: PatternArguments<E, Index>): Query
  readonly description: PatternDescription
}

const EACH_CHUNK = 100

/** The string after all that begin with the prefix, which ends in an ASCII character of ours. */
const successor = (prefix: string): string =>
  prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1)

export function boundedSort(
  prefix: string,
  { from, to }: SortBounds,
  whole: SortCondition | undefined,
): SortCondition {
  const lower = prefix + (from ?? '')
  // No key is just the literal that ends a pattern's own range, so its inclusive end is the same.
  if (to === undefined && whole && 'lessThan' in whole) return { between: [lower, whole.lessThan] }
  if (to !== undefined) return lower === '' ? { atMost: to } : { between: [lower, prefix + to] }
  return prefix === '' ? { atLeast: lower } : { between: [lower, successor(prefix)] }
}

function sortOf(
  sort: Template,
  values: Readonly<Record<string, unknown>> & SortBounds,
  whole: SortCondition | undefined,
): SortCondition | undefined {
  const { text, complete } = renderPrefix(sort, (name) => values[name] as PartValue)
  if (complete) return { equals: text }
  if (values.from !== undefined || values.to !== undefined) return boundedSort(text, values, whole)
  return text === '' ? whole : { begins: text }
}

function queryOf(
  entity: AnyEntity,
  index: string,
  { values, options }: { values: object; options: PatternOptions },
): Query {
  const { partition, sort } = entity.templates[index] as KeyTemplates
  const parts = partValues(entity, values as Record<string, unknown>)
  const text = render(partition, parts)
  if (text === undefined) {
    const missing = partition.placeholders.filter((name) => parts(name) === undefined)
    throw new InvalidRequestError(`list of ${entity.type}`, `needs ${missing.join(', ')}`)
  }
  const condition = sort
    ? sortOf(sort, values as Record<string, unknown>, options.sort)
    : options.sort
  const query: { -readonly [Name in keyof Query]: Query[Name] } = { partition: text }
  if (index !== 'table') query.index = index
  if (condition) query.sort = condition
  if (options.descending) query.descending = true
  return query
}

/** How an entity is read by the table or one of its indexes: one line per row of a document's table. */
export function pattern<E extends AnyEntity, const Index extends IndexOf<E>>(
  entity: E,
  index: Index,
  options: PatternOptions & { readonly ownedBy?: keyof Of<E> & string },
): Pattern<E, Index> {
  const decode = (item: Item) => fromItem(entity, item) as Of<E>
  const query = (values: PatternArguments<E, Index>) => queryOf(entity, index, { values, options })
  const templates = entity.templates[index] as KeyTemplates
  const read: Pattern<E, Index> = Object.assign(
    (reader: Reader, values: PatternArguments<E, Index>, page?: PageOptions<Of<E>>) =>
      readPage(reader, [{ query: query(values), decode }], page),
    {
      query,
      merged: (
        reader: Reader,
        values: readonly PatternArguments<E, Index>[],
        page?: PageOptions<Of<E>>,
      ) =>
        readPage(
          reader,
          values.map((one) => ({ query: query(one), decode })),
          page,
        ),
      each: (reader: Pick<Reader, 'store' | 'onUnreadable'>, values: PatternArguments<E, Index>) =>
        eachChunk(reader, query(values), decode),
      description: {
        operation: 'Query' as const,
        entities: [entity],
        index,
        partition:
          options.partition === undefined ? templates.partition : parseTemplate(options.partition),
        sort: templates.sort,
        options,
      },
    },
  )
  return read
}

export async function* eachChunk<T>(
  { store, onUnreadable }: Pick<Reader, 'store' | 'onUnreadable'>,
  query: Query,
  decode: (item: Item) => T,
): AsyncGenerator<readonly T[]> {
  const decoded = (items: readonly Item[]) =>
    onUnreadable
      ? items.flatMap((item) => readable({ onUnreadable }, () => [decode(item)]) ?? [])
      : items.map(decode)
  const giveWay = createGiveWay()
  let after: Query['after']
  do {
    const page = await store.query({ ...query, limit: EACH_CHUNK, ...(after && { after }) })
    if (page.items.length > 0) yield decoded(page.items)
    after = page.next
    if (after) await giveWay()
  } while (after)
}

export interface Lookup<E extends AnyEntity> {
  (reader: Pick<Reader, 'store'>, key: KeyOf<E>): Promise<Of<E> | undefined>
  key(values: KeyOf<E>): Key
  readonly description: PatternDescription
}

/** A single item by its key: a document's GetItem row. */
export function lookup<E extends AnyEntity>(
  entity: E,
  options: Pick<PatternOptions, 'source'>,
): Lookup<E> {
  const { partition, sort } = entity.templates.table as KeyTemplates
  const key = (values: KeyOf<E>) => keyOf(entity, values)
  return Object.assign(
    async ({ store }: Pick<Reader, 'store'>, values: KeyOf<E>) => {
      const item = await store.get(key(values))
      return item && (fromItem(entity, item) as Of<E>)
    },
    {
      key,
      description: {
        operation: 'GetItem' as const,
        entities: [entity],
        index: 'table',
        partition,
        sort,
        options,
      },
    },
  )
}
