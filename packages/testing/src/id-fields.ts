import { type AnyEntity, Id, type Model } from '@longtable/entity'

interface Wrapped {
  unwrap?: () => unknown
  readonly element?: unknown
}

const isId = (schema: unknown): boolean => {
  if (schema === Id) return true
  const { unwrap, element } = (schema ?? {}) as Wrapped
  if (typeof unwrap === 'function') return isId(unwrap.call(schema))
  return element !== undefined && isId(element)
}

/** The fields of an entity that hold ids, also several of them. */
const idFieldsOf = ({ schema }: AnyEntity): string[] =>
  Object.entries(schema.shape)
    .filter(([, field]) => isId(field))
    .map(([name]) => name)

/** `Goal.userId`: all that hold ids, but for those whose name says that they are of things. */
export const personFields = (model: Model, things: readonly string[]): string[] =>
  Object.values(model.entities).flatMap((entity) =>
    idFieldsOf(entity)
      .filter((field) => !things.includes(field))
      .map((field) => `${entity.type}.${field}`),
  )
