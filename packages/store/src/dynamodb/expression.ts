import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { holds } from '../condition.ts'
import type { Comparison, Condition, TableDefinition, Value } from '../port.ts'
import { type Attributes, marshal } from './marshal.ts'

/** Collects what an expression refers to. Names are always placeholders: any word may be reserved. */
export interface References {
  name(attribute: string): string
  value(value: Value): string
  /** DynamoDB refuses empty maps, so they are left out. */
  parameters(): {
    ExpressionAttributeNames?: Record<string, string>
    ExpressionAttributeValues?: Attributes
  }
}

export function references(): References {
  const names = new Map<string, string>()
  const values: AttributeValue[] = []
  return {
    name(attribute) {
      let placeholder = names.get(attribute)
      if (placeholder === undefined) {
        placeholder = `#${names.size}`
        names.set(attribute, placeholder)
      }
      return placeholder
    },
    value: (value) => `:${values.push(marshal(value)) - 1}`,
    parameters() {
      const named: Record<string, string> = {}
      for (const [attribute, placeholder] of names) named[placeholder] = attribute
      const valued: Attributes = {}
      for (const [place, value] of values.entries()) valued[`:${place}`] = value
      return {
        ...(names.size > 0 && { ExpressionAttributeNames: named }),
        ...(values.length > 0 && { ExpressionAttributeValues: valued }),
      }
    },
  }
}

function comparison(condition: Comparison, refer: References): string {
  const name = refer.name(condition.attribute)
  if ('exists' in condition) return `attribute_exists(${name})`
  if ('missing' in condition) return `attribute_not_exists(${name})`
  if ('equals' in condition) return `${name}=${refer.value(condition.equals)}`
  // DynamoDB's <> also holds for a missing attribute; the port's does not.
  if ('notEquals' in condition)
    return `(attribute_exists(${name}) AND ${name}<>${refer.value(condition.notEquals)})`
  if ('in' in condition) return `${name} IN (${condition.in.map(refer.value).join()})`
  if ('lessThan' in condition) return `${name}<${refer.value(condition.lessThan)}`
  if ('atMost' in condition) return `${name}<=${refer.value(condition.atMost)}`
  if ('moreThan' in condition) return `${name}>${refer.value(condition.moreThan)}`
  return `${name}>=${refer.value(condition.atLeast)}`
}

function render(condition: Condition, refer: References): string {
  if (condition === 'absent') return `attribute_not_exists(${refer.name('PK')})`
  if (condition === 'present') return `attribute_exists(${refer.name('PK')})`
  if ('all' in condition) return group(condition.all, ' AND ', refer)
  if ('any' in condition) return group(condition.any, ' OR ', refer)
  return comparison(condition, refer)
}

/** A group of one stands without parentheses: DynamoDB refuses redundant ones. */
function group(parts: readonly Condition[], word: string, refer: References): string {
  const rendered = parts.map((part) => render(part, refer))
  return rendered.length === 1 ? rendered.join() : `(${rendered.join(word)})`
}

/** An attribute that is missing or no number compares as false, so such an item never expires. */
function expired(
  table: TableDefinition,
  nowSeconds: number,
  refer: References,
): string | undefined {
  if (table.ttl === undefined) return undefined
  return `${refer.name(table.ttl)}<=${refer.value(nowSeconds)}`
}

export function notExpired(table: TableDefinition, nowSeconds: number, refer: References) {
  const over = expired(table, nowSeconds, refer)
  return over && `NOT (${over})`
}

export interface Moment {
  readonly table: TableDefinition
  readonly nowSeconds: number
}

/** The condition as the port means it: an item that has expired is judged as an absent one. */
export function conditionExpression(
  condition: Condition,
  { table, nowSeconds }: Moment,
  refer: References,
): string {
  const rendered = render(condition, refer)
  const over = expired(table, nowSeconds, refer)
  if (over === undefined) return rendered
  return holds(condition, undefined) ? `${over} OR ${rendered}` : `NOT (${over}) AND ${rendered}`
}

/**
 * An update works on what is there, so an expired item fails it even where an absent one would do:
 * its attributes must not come back to life. The caller removes such a leftover and tries again.
 */
export function updateCondition(
  update: { readonly orCreate?: boolean; readonly when?: Condition },
  { table, nowSeconds }: Moment,
  refer: References,
): string | undefined {
  const parts = [
    notExpired(table, nowSeconds, refer),
    update.orCreate ? undefined : render('present', refer),
    update.when === undefined ? undefined : render(update.when, refer),
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(' AND ') : undefined
}
