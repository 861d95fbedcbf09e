import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { InvalidRequestError } from '../errors.ts'
import type { Item, Key, Value } from '../port.ts'

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

export function unmarshal(value: AttributeValue): Value {
  if (value.S !== undefined) return value.S
  if (value.N !== undefined) return Number(value.N)
  if (value.BOOL !== undefined) return value.BOOL
  if (value.NULL !== undefined) return null
  if (value.L !== undefined) return value.L.map(unmarshal)
  if (value.M !== undefined) return unmarshalAttributes(value.M)
  throw new InvalidRequestError(
    `attribute of type ${Object.keys(value).join()}`,
    'only strings, numbers, booleans, null, lists and maps can be read',
  )
}

function unmarshalAttributes(attributes: Attributes): Record<string, Value> {
  const result: Record<string, Value> = {}
  for (const name of Object.keys(attributes))
    assign(result, name, unmarshal(attributes[name] as AttributeValue))
  return result
}

export const unmarshalItem = (attributes: Attributes) => unmarshalAttributes(attributes) as Item
