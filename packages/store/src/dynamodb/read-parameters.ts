import type { Query, SortCondition } from '../port.ts'
import { notExpired, type References, references } from './expression.ts'
import { marshalAttributes } from './marshal.ts'
import type { Input } from './transport.ts'
import type { Target } from './write-parameters.ts'

function sortExpression(condition: SortCondition, name: string, refer: References): string {
  if ('equals' in condition) return `${name}=${refer.value(condition.equals)}`
  if ('begins' in condition) return `begins_with(${name},${refer.value(condition.begins)})`
  if ('lessThan' in condition) return `${name}<${refer.value(condition.lessThan)}`
  if ('atMost' in condition) return `${name}<=${refer.value(condition.atMost)}`
  if ('moreThan' in condition) return `${name}>${refer.value(condition.moreThan)}`
  if ('atLeast' in condition) return `${name}>=${refer.value(condition.atLeast)}`
  const [from, to] = condition.between
  return `${name} BETWEEN ${refer.value(from)} AND ${refer.value(to)}`
}

/** The request of one page; the query has been checked. */
export function queryParameters(query: Query, target: Target): Input<'Query'> {
  const { table, tableName, nowSeconds } = target
  const index = query.index === undefined ? undefined : table.indexes[query.index]
  const refer = references()
  const partition = refer.name(index ? index.partition : 'PK')
  const conditions = [`${partition}=${refer.value(query.partition)}`]
  const sort = index ? index.sort : 'SK'
  if (query.sort && sort) conditions.push(sortExpression(query.sort, refer.name(sort), refer))
  const FilterExpression = notExpired(table, nowSeconds, refer)
  return {
    TableName: tableName,
    ...(query.index !== undefined && { IndexName: query.index }),
    KeyConditionExpression: conditions.join(' AND '),
    ...(FilterExpression !== undefined && { FilterExpression }),
    ...refer.parameters(),
    ...(query.after && { ExclusiveStartKey: marshalAttributes(query.after) }),
    ...(query.limit !== undefined && { Limit: query.limit }),
    ...(query.descending && { ScanIndexForward: false }),
    ConsistentRead: query.index === undefined && !query.stale,
  }
}
