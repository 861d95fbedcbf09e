import type { AnyEntity } from './entity.ts'
import type { PatternDescription } from './pattern.ts'
import type { Table } from './table.ts'
import type { Template } from './template.ts'

interface Described {
  readonly description: PatternDescription
}

/** A table with all that is stored in it and all the ways it is read, under their names in the code. */
export interface Model {
  readonly system: string
  readonly table: Table
  readonly entities: Readonly<Record<string, AnyEntity>>
  readonly patterns: Readonly<Record<string, Described>>
}

type EntitiesIn<Exports> = {
  readonly [Name in keyof Exports as Exports[Name] extends AnyEntity ? Name : never]: Exports[Name]
}
type PatternsIn<Exports> = {
  readonly [Name in keyof Exports as Exports[Name] extends Described ? Name : never]: Exports[Name]
}

const isEntity = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'templates' in value && 'schema' in value

const isPattern = (value: unknown): boolean => typeof value === 'function' && 'description' in value

const sorted = (exports: object, isKind: (value: unknown) => boolean): object =>
  Object.fromEntries(
    Object.entries(exports)
      .filter(([, value]) => isKind(value))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

/** The entities among what files export, by name: a model is derived, so that nothing is listed twice. */
export const entitiesIn = <Exports extends object>(exports: Exports): EntitiesIn<Exports> =>
  sorted(exports, isEntity) as EntitiesIn<Exports>

/** The access patterns among what files export, by name. */
export const patternsIn = <Exports extends object>(exports: Exports): PatternsIn<Exports> =>
  sorted(exports, isPattern) as PatternsIn<Exports>

/** Up to the first part that the row leaves open. */
function knownPrefix(template: Template, given: readonly string[]): string {
  let text = ''
  for (const part of template.parts) {
    if ('literal' in part) text += part.literal
    else if (given.includes(part.placeholder)) text += `{${part.placeholder}}`
    else break
  }
  return text
}

const VERBS: Readonly<Record<string, string>> = {
  equals: '=',
  lessThan: '<',
  atMost: '<=',
  moreThan: '>',
  atLeast: '>=',
}

/** `PK = USER#{userId} AND begins_with(SK, "GOAL#")`: a pattern's key condition in a document's words. */
export function keyCondition(table: Table, description: PatternDescription): string {
  const { index, partition, sort, operation, options } = description
  const names = index === 'table' ? { partition: 'PK', sort: 'SK' } : table.indexes[index]
  const head = `${names?.partition} = ${partition.text}`
  const tail = sortText(names?.sort ?? '', { sort, isGet: operation === 'GetItem', options })
  return [head, ...(tail ? [tail] : []), ...(options.descending ? ['descending'] : [])]
    .join(' AND ')
    .replace(/ AND descending$/, ', descending')
}

function sortText(
  name: string,
  {
    sort,
    isGet,
    options,
  }: { sort: Template | undefined; isGet: boolean; options: PatternDescription['options'] },
): string | undefined {
  if (options.sort) {
    const [verb, bound] = Object.entries(options.sort)[0] as [string, unknown]
    if (verb === 'begins') return `begins_with(${name}, "${String(bound)}")`
    return `${name} ${VERBS[verb] ?? verb} "${String(bound)}"`
  }
  if (!sort) return undefined
  if (isGet || sort.placeholders.length === 0) return `${name} = ${sort.text}`
  const prefix = knownPrefix(sort, options.given ?? [])
  return prefix === '' ? undefined : `begins_with(${name}, "${prefix}")`
}
