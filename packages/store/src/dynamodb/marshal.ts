import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { isForeign } from '../foreign.ts'
import type { Item, Key, Value } from '../port.ts'
import { fromForeign, toForeign } from './foreign-attribute.ts'
import { keepsNumber } from './keeps-number.ts'

export type Attributes = Record<string, AttributeValue>

/** A plain assignment to this name would change the object's prototype instead. */
const UNASSIGNABLE = '__proto__'

function assign<Entry>(target: Record<string, Entry>, name: string, value: Entry): void {
  if (name !== UNASSIGNABLE) target[name] = value
  else Object.defineProperty(target, name, { value, enumerable: true, writable: true })
}

/** Numbers go as their shortest text that reads back the same; -0 becomes 0. */
export function marshal(value: Value): AttributeValue {
  switch (typeof value) {
    case 'string':
      return { S: value }
    case 'number':
      return { N: String(value) }
    case 'boolean':
      return { BOOL: value }
    default:
      if (value === null) return { NULL: true }
      if (Array.isArray(value)) return { L: value.map(marshal) }
      if (isForeign(value)) return fromForeign(value)
      return { M: marshalAttributes(value as Readonly<Record<string, Value>>) }
  }
}

export function marshalAttributes(attributes: Readonly<Record<string, Value>>): Attributes {
  const result: Attributes = {}
  for (const name of Object.keys(attributes))
    assign(result, name, marshal(attributes[name] as Value))
  return result
}

export const marshalKey = (key: Key): Attributes => ({ PK: { S: key.PK }, SK: { S: key.SK } })

/** What another program has written and no plain value can hold is carried along as it is. */
export function unmarshal(value: AttributeValue): Value {
  if (value.S !== undefined) return value.S
  if (value.N !== undefined) {
    const number = Number(value.N)
    return keepsNumber(value.N, number) ? number : toForeign(value)
  }
  if (value.BOOL !== undefined) return value.BOOL
  if (value.NULL !== undefined) return null
  if (value.L !== undefined) return value.L.map(unmarshal)
  // A map with the name that marks a foreign value could be taken for one.
  if (value.M !== undefined && value.M[''] === undefined) return unmarshalAttributes(value.M)
  return toForeign(value)
}

function unmarshalAttributes(attributes: Attributes): Record<string, Value> {
  const result: Record<string, Value> = {}
  for (const name of Object.keys(attributes))
    assign(result, name, unmarshal(attributes[name] as AttributeValue))
  return result
}

export const unmarshalItem = (attributes: Attributes) => unmarshalAttributes(attributes) as Item
