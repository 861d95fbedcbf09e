import {
  type AnyEntity,
  fromItem,
  fromOwnItem,
  type Model,
  type Page,
  type PageRequest,
  type PatternDescription,
  type Reader,
  readPage,
  recognise,
  UnreadableItemError,
} from '@longtable/entity'
import type { Item, Query } from '@longtable/store'

interface Exporting {
  readonly model: Pick<Model, 'entities' | 'patterns'>
  /** What says nothing of the person that something else does not say. */
  readonly omits: readonly AnyEntity[]
  /** What others have made of it is not the person's own: whose an invited address is, for one. */
  readonly shown: (userId: string, entity: AnyEntity, value: object) => object
  /** What says which entity an item is, where an attribute is called `type` already. */
  readonly typedBy?: string
}

interface Found {
  readonly entity: AnyEntity
  readonly value: object
  readonly isTwice: boolean
}

interface Owned {
  readonly query: (values: object) => Query
  readonly description: PatternDescription & { readonly options: { readonly ownedBy: string } }
}

export interface Export {
  read(reader: Reader, userId: string, page: PageRequest): Promise<Page<string>>
  /** `Comment.userId`: by which fields the things of a person are found for them. */
  readonly fields: readonly string[]
}

const ownedIn = ({ patterns }: Pick<Model, 'patterns'>): Owned[] =>
  Object.values(patterns).filter(
    ({ description }) => description.options.ownedBy !== undefined,
  ) as unknown as Owned[]

function fieldsOf({ model, omits }: Exporting): string[] {
  return ownedIn(model).flatMap(({ description: { entities, index, options } }) =>
    entities.flatMap((entity) => {
      if (omits.includes(entity)) return []
      const parts = entity.templates[index]?.partition.placeholders ?? []
      const fields = entities.length === 1 ? [options.ownedBy] : parts
      return fields.map((field) => `${entity.type}.${field}`)
    }),
  )
}

/** The table's own partitions first; an index shows some of their items as well. */
function queriesFor(model: Pick<Model, 'patterns'>, userId: string): Query[] {
  const queries = ownedIn(model).map(({ query, description }) =>
    query({ [description.options.ownedBy]: userId }),
  )
  return [...queries.filter(({ index }) => !index), ...queries.filter(({ index }) => index)]
}

/** All that is a person's own by the patterns that say so, one JSON text per item, page by page. */
export function exportOf(exporting: Exporting): Export {
  const { model, omits, shown, typedBy = 'type' } = exporting
  const entities = Object.values(model.entities)
  const read = async (reader: Reader, userId: string, page: PageRequest) => {
    const queries = queriesFor(model, userId)
    const partitions = queries.filter(({ index }) => !index).map(({ partition }) => partition)
    const decode = (query: Query, item: Item): Found => {
      const entity = recognise(entities, item)
      if (!entity) throw new UnreadableItemError('item', item, 'no entity has such a key')
      if (query.index === undefined)
        return { entity, value: fromItem(entity, item) as object, isTwice: false }
      const value = fromOwnItem(entity, item, query.index) as object
      return { entity, value, isTwice: partitions.includes(item.PK) }
    }
    const found = await readPage<Found>(
      reader,
      queries.map((query) => ({ query, decode: (item: Item) => decode(query, item) })),
      {
        ...page,
        // Some of it is read by indexes, which are a moment late in any case.
        stale: true,
        // One list after the other.
        orderBy: () => '',
        keep: (items) => items.map(({ entity, isTwice }) => !isTwice && !omits.includes(entity)),
      },
    )
    return {
      ...found,
      items: found.items.map(({ entity, value }) =>
        JSON.stringify({ [typedBy]: entity.type, ...shown(userId, entity, value) }),
      ),
    }
  }
  return { read, fields: fieldsOf(exporting) }
}
