import { InvalidRequestError, type Key } from '@longtable/store'
import type { AnyEntity, KeyTemplates } from './entity.ts'
import { type PartValue, type PartValues, prefixOf, render } from './template.ts'

type Values = Readonly<Record<string, unknown>>

/** A derived part given by name is taken as it is; otherwise it is worked out from the fields. */
export function partValues(entity: AnyEntity, values: Values): PartValues {
  return (name) => {
    if (values[name] !== undefined) return values[name] as PartValue
    return entity.derive[name]?.(values as never)
  }
}

/** Notes which fields a function reads, so that a derived part need not declare what it hangs on. */
function readFields(entity: AnyEntity, name: string, values: Values): Set<string> {
  const read = new Set<string>()
  const derive = entity.derive[name]
  if (!derive) return new Set([name])
  const watched = new Proxy(values, {
    get(target, field) {
      read.add(String(field))
      return target[String(field)]
    },
  })
  try {
    derive(watched as never)
  } catch {
    // Some fields are not known here; what was read before that is still what it hangs on.
  }
  return read
}

/** The fields that decide a pair of templates, for these values. */
export function dependencies(
  entity: AnyEntity,
  templates: KeyTemplates,
  values: Values,
): Set<string> {
  const names = [...templates.partition.placeholders, ...(templates.sort?.placeholders ?? [])]
  return new Set(names.flatMap((name) => [...readFields(entity, name, values)]))
}

/** Adds the attributes of one index: both or, when a part is undefined, none. */
function addIndexAttributes(
  attributes: Record<string, string>,
  entity: AnyEntity,
  { index, parts }: { index: string; parts: PartValues },
): void {
  const templates = entity.templates[index]
  const definition = entity.table.indexes[index]
  if (!templates || !definition) return
  const partition = render(templates.partition, parts)
  const sort = templates.sort && render(templates.sort, parts)
  if (partition === undefined || (templates.sort && sort === undefined)) return
  attributes[definition.partition] = partition
  if (definition.sort !== undefined && sort !== undefined) attributes[definition.sort] = sort
}

export function indexAttributes(
  entity: AnyEntity,
  index: string,
  values: Values,
): Record<string, string> {
  const attributes: Record<string, string> = {}
  addIndexAttributes(attributes, entity, { index, parts: partValues(entity, values) })
  return attributes
}

/** The key of the item that has these values. */
export function keyOf(entity: AnyEntity, values: Values): Key {
  const { partition, sort } = entity.templates.table as Required<KeyTemplates>
  const parts = partValues(entity, values)
  const PK = render(partition, parts)
  const SK = render(sort, parts)
  if (PK === undefined || SK === undefined)
    throw new InvalidRequestError(
      `key of ${entity.type}`,
      `needs ${missingParts(entity, parts).join(', ')}`,
    )
  return { PK, SK }
}

function missingParts(entity: AnyEntity, parts: PartValues): string[] {
  const { partition, sort } = entity.templates.table as Required<KeyTemplates>
  return [...partition.placeholders, ...sort.placeholders].filter(
    (name) => parts(name) === undefined,
  )
}

/** Every index attribute of the item that has these values. */
export function allIndexAttributes(entity: AnyEntity, values: Values): Record<string, string> {
  const attributes: Record<string, string> = {}
  const parts = partValues(entity, values)
  for (const index in entity.templates)
    if (index !== 'table') addIndexAttributes(attributes, entity, { index, parts })
  return attributes
}

/** What the keys of all items of an entity begin with. */
export function prefixesOf({ templates: { table } }: AnyEntity): Key {
  return {
    PK: table ? prefixOf(table.partition) : '',
    SK: table?.sort ? prefixOf(table.sort) : '',
  }
}
