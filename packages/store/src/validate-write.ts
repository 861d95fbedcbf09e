import { withForeignAsText } from './foreign.ts'
import * as limits from './limits.ts'
import type {
  Comparison,
  Condition,
  ConditionGroup,
  Operation,
  SimpleCondition,
  TableDefinition,
  Update,
  WriteMany,
} from './port.ts'
import {
  checkAttribute,
  checkAttributeName,
  checkItem,
  checkKey,
  checkValue,
  refuse,
} from './validate.ts'

function checkComparison(condition: Comparison): void {
  const subject = `condition on ${condition.attribute}`
  checkAttributeName(condition.attribute)
  if ('exists' in condition || 'missing' in condition) return
  if ('in' in condition) {
    if (condition.in.length === 0 || condition.in.length > limits.IN_OPERANDS_MAX)
      refuse(subject, `"in" takes 1 to ${limits.IN_OPERANDS_MAX} values`)
    for (const value of condition.in) checkOperand(subject, value)
    return
  }
  if ('equals' in condition) return checkOperand(subject, condition.equals)
  if ('notEquals' in condition) return checkOperand(subject, condition.notEquals)
  const bound = Object.entries(condition).find(([name]) => name !== 'attribute')
  if (!bound || !['lessThan', 'atMost', 'moreThan', 'atLeast'].includes(bound[0]))
    refuse(subject, 'unknown comparison')
  if (typeof bound[1] !== 'string' && typeof bound[1] !== 'number')
    refuse(subject, `"${bound[0]}" takes a string or a number`)
  checkValue(subject, bound[1])
}

function checkOperand(subject: string, value: unknown): void {
  if (value !== null && typeof value === 'object')
    refuse(subject, 'only single values can be compared')
  checkValue(subject, value)
}

const isGroup = (condition: Condition): condition is ConditionGroup =>
  typeof condition === 'object' && ('all' in condition || 'any' in condition)

/** Returns the number of terms. */
function checkCondition(condition: Condition, depth = 0): number {
  if (typeof condition === 'string') {
    if (condition !== 'absent' && condition !== 'present')
      refuse('condition', `unknown: ${condition}`)
    return 1
  }
  if (!isGroup(condition)) {
    checkComparison(condition as Comparison)
    return 'in' in condition ? condition.in.length : 1
  }
  if (depth === 2) refuse('condition', 'groups nest at most twice')
  const parts: readonly SimpleCondition[] = 'all' in condition ? condition.all : condition.any
  if (parts.length === 0) refuse('condition', 'a group must not be empty')
  const terms = parts.reduce((sum, part) => sum + checkCondition(part, depth + 1), 0)
  if (terms > limits.CONDITION_TERMS_MAX)
    refuse('condition', `at most ${limits.CONDITION_TERMS_MAX} terms, this one has ${terms}`)
  return terms
}

function checkUpdate(table: TableDefinition, update: Update): number {
  let bytes = checkKey(update.key)
  const seen = new Set<string>()
  const once = (name: string) => {
    if (name === 'PK' || name === 'SK') refuse(`attribute ${name}`, 'a key cannot be updated')
    if (seen.has(name)) refuse(`attribute ${name}`, 'named twice in one update')
    seen.add(name)
  }
  for (const values of [update.set, update.setIfMissing]) {
    for (const [name, value] of Object.entries(values ?? {})) {
      once(name)
      bytes += checkAttribute(table, name, value)
    }
  }
  for (const name of update.remove ?? []) {
    once(name)
    bytes += checkAttributeName(name)
  }
  for (const [name, amount] of Object.entries(update.add ?? {})) {
    once(name)
    checkAddition(table, name, amount)
    bytes += checkAttributeName(name) + 8
  }
  if (seen.size === 0)
    refuse(`update of ${update.key.PK} / ${update.key.SK}`, 'changes no attribute')
  return bytes
}

function checkAddition(table: TableDefinition, name: string, amount: number): void {
  if (!Number.isSafeInteger(amount)) refuse(`attribute ${name}`, 'only whole numbers can be added')
  for (const [index, { partition, sort }] of Object.entries(table.indexes))
    if (name === partition || name === sort)
      refuse(`${index} key ${name}`, 'a key must be a string, so nothing can be added to it')
}

function checkOperation(table: TableDefinition, operation: Operation): number {
  if (operation.when !== undefined) checkCondition(operation.when)
  switch (operation.kind) {
    case 'put':
      return checkItem(table, operation.item)
    case 'update':
      return checkUpdate(table, operation)
    case 'delete':
      return checkKey(operation.key)
    case 'check':
      if (operation.when === undefined) refuse('check', 'needs a condition')
      return checkKey(operation.key)
    default:
      return refuse('operation', `unknown kind ${String((operation as Operation).kind)}`)
  }
}

export const keyOf = (operation: Operation) =>
  operation.kind === 'put' ? operation.item : operation.key

/** A separator that no well-formed key can make ambiguous: the length of the partition part. */
export const keyText = (key: { PK: string; SK: string }) => `${key.PK.length}:${key.PK}${key.SK}`

/** Everything about a write that can be judged without the store. */
export function checkWrite(table: TableDefinition, operations: readonly Operation[]): void {
  if (operations.length === 0) refuse('write', 'needs an operation')
  if (operations.length > limits.OPERATIONS_MAX)
    refuse(
      'write',
      `at most ${limits.OPERATIONS_MAX} operations, this one has ${operations.length}`,
    )
  let bytes = 0
  for (const operation of operations) bytes += checkOperation(table, operation)
  if (operations.length > 1 && bytes > limits.TRANSACTION_BYTES_MAX)
    refuse('write', `at most ${limits.TRANSACTION_BYTES_MAX} bytes, this one has ${bytes}`)
  checkDistinct(operations.map(keyOf))
}

function checkDistinct(keys: readonly { PK: string; SK: string }[]): void {
  if (keys.length < 2) return
  const seen = new Set<string>()
  for (const key of keys) {
    const text = keyText(key)
    if (seen.has(text)) refuse(`item ${key.PK} / ${key.SK}`, 'named twice in one write')
    seen.add(text)
  }
}

/** `mayKeepForeign`: whether the engine holds foreign values, for who asks that they be kept. */
export function checkWriteMany(
  table: TableDefinition,
  { puts = [], deletes = [], keepsForeign = false }: WriteMany,
  mayKeepForeign = false,
): void {
  const isKept = keepsForeign && mayKeepForeign
  for (const item of puts) checkItem(table, isKept ? withForeignAsText(item) : item)
  for (const key of deletes) checkKey(key)
  checkDistinct([...puts, ...deletes])
}
