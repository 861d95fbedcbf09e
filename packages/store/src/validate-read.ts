import * as limits from './limits.ts'
import type { IndexDefinition, Query, SortCondition, TableDefinition } from './port.ts'
import { compareUtf8 } from './utf8.ts'
import { checkKeyPart, checkString, refuse } from './validate.ts'

export function indexOf(table: TableDefinition, name: string): IndexDefinition {
  const index = Object.hasOwn(table.indexes, name) ? table.indexes[name] : undefined
  if (!index)
    refuse(
      `index ${name}`,
      `table ${table.name} has ${Object.keys(table.indexes).join(', ') || 'none'}`,
    )
  return index
}

export function sortConditionHolds(condition: SortCondition, key: string): boolean {
  if ('equals' in condition) return key === condition.equals
  if ('begins' in condition) return key.startsWith(condition.begins)
  if ('lessThan' in condition) return compareUtf8(key, condition.lessThan) < 0
  if ('atMost' in condition) return compareUtf8(key, condition.atMost) <= 0
  if ('moreThan' in condition) return compareUtf8(key, condition.moreThan) > 0
  if ('atLeast' in condition) return compareUtf8(key, condition.atLeast) >= 0
  const [from, to] = condition.between
  return compareUtf8(key, from) >= 0 && compareUtf8(key, to) <= 0
}

function checkSort(condition: SortCondition): void {
  const entries = Object.entries(condition) as [string, string | readonly string[]][]
  const [name, value] = entries[0] ?? refuse('sort key', 'the condition is empty')
  if (entries.length > 1) refuse('sort key', 'takes one condition')
  const known = ['equals', 'begins', 'between', 'lessThan', 'atMost', 'moreThan', 'atLeast']
  if (!known.includes(name)) refuse('sort key', `unknown condition ${name}`)
  const bounds = typeof value === 'string' ? [value] : value
  if (!Array.isArray(bounds) || bounds.length !== (name === 'between' ? 2 : 1))
    refuse('sort key', `"${name}" takes ${name === 'between' ? 'two strings' : 'one string'}`)
  for (const bound of bounds) checkKeyPart('sort key', bound, limits.SORT_KEY_BYTES_MAX)
  if (name === 'between' && compareUtf8(bounds[0] as string, bounds[1] as string) > 0)
    refuse('sort key', 'the lower bound of "between" is above the upper one')
}

/** A position that this query cannot have given is refused: a cursor from elsewhere. */
function checkPosition(query: Query, index: IndexDefinition | undefined): void {
  const position = query.after
  if (!position) return
  const partition = index ? index.partition : 'PK'
  const sort = index ? index.sort : 'SK'
  const expected = [...new Set(['PK', 'SK', partition, ...(sort ? [sort] : [])])]
  for (const name of expected) {
    if (typeof position[name] !== 'string')
      refuse('position', `lacks ${name}: it is not of this query`)
    checkString(`position ${name}`, position[name])
  }
  if (Object.keys(position).length !== expected.length)
    refuse('position', `has other attributes than ${expected.join(', ')}: it is not of this query`)
  if (position[partition] !== query.partition) refuse('position', 'is of another partition')
  if (query.sort && sort && !sortConditionHolds(query.sort, position[sort] as string))
    refuse('position', 'lies outside the sort key condition')
}

/** Everything about a query that can be judged without the store. Gives the index and the limit. */
export function checkQuery(table: TableDefinition, query: Query) {
  const index = query.index === undefined ? undefined : indexOf(table, query.index)
  checkKeyPart('partition', query.partition, limits.PARTITION_KEY_BYTES_MAX)
  if (query.sort) {
    if (index && !index.sort) refuse(`index ${query.index}`, 'has no sort key')
    checkSort(query.sort)
  }
  const limit = query.limit ?? limits.QUERY_LIMIT_DEFAULT
  if (!Number.isInteger(limit) || limit < 1 || limit > limits.QUERY_LIMIT_MAX)
    refuse('limit', `a whole number from 1 to ${limits.QUERY_LIMIT_MAX}`)
  checkPosition(query, index)
  return { index, limit }
}
