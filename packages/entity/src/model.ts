import type { AnyEntity } from './entity.ts'
import type { PatternDescription } from './pattern.ts'
import type { Table } from './table.ts'
import type { Template } from './template.ts'

/** A table with all that is stored in it and all the ways it is read, under their names in the code. */
export interface Model {
  readonly system: string
  readonly table: Table
  readonly entities: Readonly<Record<string, AnyEntity>>
  readonly patterns: Readonly<Record<string, { readonly description: PatternDescription }>>
}

const literalPrefix = (template: Template): string => {
  const first = template.parts[0]
  return first && 'literal' in first ? first.literal : ''
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
  if (options.sort)
    return Object.entries(options.sort).map(
      ([verb, bound]) => `${name} ${verb} "${String(bound)}"`,
    )[0]
  if (!sort) return undefined
  if (isGet || sort.placeholders.length === 0) return `${name} = ${sort.text}`
  const prefix = literalPrefix(sort)
  return prefix === '' ? undefined : `begins_with(${name}, "${prefix}")`
}
