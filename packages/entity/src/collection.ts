import { type Item, InvalidRequestError, type Query, type SortCondition } from '@longtable/store'
import type { AnyEntity, Of } from './entity.ts'
import { fromItem, UnreadableItemError } from './item.ts'
import { type Page, type PageOptions, type Reader, readPage } from './page.ts'
import {
  boundedSort,
  eachChunk,
  type PatternDescription,
  type PatternOptions,
  type SortBounds,
} from './pattern.ts'
import { recognise } from './recognise.ts'
import { type Placeholders, parseTemplate, type PartValue, render } from './template.ts'

/** An item of a mixed list with the entity it is of. */
export interface Recognised<E extends AnyEntity> {
  readonly entity: E
  readonly value: Of<E>
}

type Values<Text extends string> = {
  readonly [Name in Placeholders<Text>]: PartValue
} & SortBounds

export interface Collection<E extends AnyEntity, Text extends string> {
  (
    reader: Reader,
    values: Values<Text>,
    page?: PageOptions<Recognised<E>>,
  ): Promise<Page<Recognised<E>>>
  each(reader: Pick<Reader, 'store'>, values: Values<Text>): AsyncIterable<readonly Recognised<E>[]>
  query(values: Values<Text>): Query
  readonly description: PatternDescription
}

interface CollectionInput<E extends AnyEntity, Text extends string> extends PatternOptions {
  readonly entities: readonly E[]
  readonly index: string
  readonly partition: Text
  readonly sort?: SortCondition
}

/** A partition that holds several entities, read in one query: a timeline, a room with its members. */
export function collection<E extends AnyEntity, const Text extends string>(
  input: CollectionInput<E, Text>,
): Collection<E, Text> {
  const { entities, index, sort, descending } = input
  const partition = parseTemplate(input.partition)
  const query = (values: Values<Text>): Query => {
    const text = render(partition, (name) => values[name as keyof Values<Text>])
    if (text === undefined)
      throw new InvalidRequestError('list', `needs ${partition.placeholders.join(', ')}`)
    const isBounded = values.from !== undefined || values.to !== undefined
    const condition = isBounded ? boundedSort('', values, sort) : sort
    return {
      ...(index !== 'table' && { index }),
      partition: text,
      ...(condition && { sort: condition }),
      ...(descending && { descending }),
    }
  }
  const decode = (item: Item): Recognised<E> => {
    const entity = recognise(entities, item)
    if (!entity)
      throw new UnreadableItemError('item', item, 'no entity of this list has such a key')
    return { entity, value: fromItem(entity, item) as Of<E> }
  }
  return Object.assign(
    (reader: Reader, values: Values<Text>, page?: PageOptions<Recognised<E>>) =>
      readPage(reader, [{ query: query(values), decode }], page),
    {
      query,
      each: (reader: Pick<Reader, 'store'>, values: Values<Text>) =>
        eachChunk(reader, query(values), decode),
      description: { operation: 'Query' as const, entities, index, partition, options: input },
    },
  )
}
