import type { SortCondition } from '@longtable/store'
import { valueText } from './condition-tokens.ts'
import type { KeyNames } from './key-names.ts'

const SIGNS = { equals: '=', lessThan: '<', atMost: '<=', moreThan: '>', atLeast: '>=' } as const

function sortText(name: string, condition: SortCondition): string {
  if ('begins' in condition) return `begins_with(${name}, ${JSON.stringify(condition.begins)})`
  if ('between' in condition)
    return `${name} between ${condition.between.map((bound) => valueText(bound)).join(' and ')}`
  const [verb, bound] = Object.entries(condition)[0] as [keyof typeof SIGNS, string]
  return `${name} ${SIGNS[verb]} ${valueText(bound)}`
}

export interface ConditionParts {
  readonly partition: string
  readonly sort?: SortCondition | undefined
  readonly descending?: boolean | undefined
}

/** The text that `parseCondition` reads back as these parts. */
export function conditionText(
  names: KeyNames,
  { partition, sort, descending }: ConditionParts,
): string {
  const head = `${names.partition} = ${valueText(partition)}`
  const tail = sort && names.sort !== undefined ? ` AND ${sortText(names.sort, sort)}` : ''
  return `${head}${tail}${descending ? ', descending' : ''}`
}
