import { InvalidRequestError } from './errors.ts'
import { foreignType, isForeign } from './foreign.ts'
import * as limits from './limits.ts'
import type { IndexDefinition, Item, Key, TableDefinition, Value } from './port.ts'

/** Shared by both adapters, so that bad input gets the same error before anything is sent or put. */
export function refuse(subject: string, rule: string): never {
  throw new InvalidRequestError(subject, rule)
}

export function checkString(subject: string, text: string): void {
  if (!text.isWellFormed()) refuse(subject, 'a string must be well-formed Unicode (lone surrogate)')
}

/** Returns the size in bytes. */
export function checkKeyPart(subject: string, part: unknown, bytesMax: number): number {
  if (typeof part !== 'string') refuse(subject, 'a key must be a string')
  if (part.length === 0) refuse(subject, 'a key must not be empty')
  checkString(subject, part)
  const bytes = Buffer.byteLength(part)
  if (bytes > bytesMax) refuse(subject, `a key has at most ${bytesMax} bytes, this one ${bytes}`)
  return bytes
}

export function checkKey(key: Key): number {
  return (
    checkKeyPart('PK', key.PK, limits.PARTITION_KEY_BYTES_MAX) +
    checkKeyPart('SK', key.SK, limits.SORT_KEY_BYTES_MAX)
  )
}

export function checkAttributeName(name: string): number {
  if (name.length === 0) refuse('attribute', 'a name must not be empty')
  if (name === '__proto__') refuse('attribute __proto__', 'this name cannot be stored')
  checkString('attribute name', name)
  const bytes = Buffer.byteLength(name)
  if (bytes > limits.ATTRIBUTE_NAME_BYTES_MAX)
    refuse(
      `attribute ${name.slice(0, 40)}…`,
      `a name has at most ${limits.ATTRIBUTE_NAME_BYTES_MAX} bytes`,
    )
  return bytes
}

function numberBytes(subject: string, value: number): number {
  if (!Number.isFinite(value)) refuse(subject, `${value} is not a number DynamoDB can hold`)
  const magnitude = Math.abs(value)
  const fits =
    magnitude === 0 ||
    (magnitude >= limits.NUMBER_MAGNITUDE_MIN && magnitude <= limits.NUMBER_MAGNITUDE_MAX)
  if (!fits) refuse(subject, `${value} is outside DynamoDB's range of numbers`)
  return Math.ceil(String(value).length / 2) + 2
}

/** Refuses what DynamoDB cannot hold. Returns the size as DynamoDB counts it, rounded up. */
export function checkValue(subject: string, value: unknown, depth = 0): number {
  switch (typeof value) {
    case 'string':
      checkString(subject, value)
      return Buffer.byteLength(value)
    case 'number':
      return numberBytes(subject, value)
    case 'boolean':
      return 1
    case 'object':
      return value === null ? 1 : checkNested(subject, value, depth + 1)
    default:
      return refuse(subject, `a ${typeof value} cannot be stored`)
  }
}

function checkNested(subject: string, value: object, depth: number): number {
  if (depth > limits.NESTING_MAX) refuse(subject, `nested deeper than ${limits.NESTING_MAX}`)
  let bytes = 3
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++)
      bytes += 1 + checkValue(`${subject}[${i}]`, value[i], depth)
    return bytes
  }
  if (isForeign(value))
    refuse(subject, `only DynamoDB holds this value of its type ${foreignType(value)}`)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null)
    refuse(subject, `a ${value.constructor.name} cannot be stored`)
  for (const [name, entry] of Object.entries(value))
    bytes += 1 + checkAttributeName(name) + checkValue(`${subject}.${name}`, entry, depth)
  return bytes
}

function indexPartLimit(index: IndexDefinition, attribute: string): number | undefined {
  if (attribute === index.partition) return limits.PARTITION_KEY_BYTES_MAX
  if (attribute === index.sort) return limits.SORT_KEY_BYTES_MAX
  return undefined
}

/** An attribute of a table: a value DynamoDB can hold, and a fit one where the table gives it a meaning. */
export function checkAttribute(table: TableDefinition, name: string, value: unknown): number {
  const bytes = checkAttributeName(name) + checkValue(`attribute ${name}`, value)
  for (const index in table.indexes) {
    const bytesMax = indexPartLimit(table.indexes[index] as IndexDefinition, name)
    if (bytesMax !== undefined) checkKeyPart(`${index} key ${name}`, value, bytesMax)
  }
  if (name === table.ttl && !Number.isInteger(value))
    refuse(`attribute ${name}`, 'the expiry must be whole epoch seconds')
  return bytes
}

export function checkItemSize(key: Key, bytes: number): void {
  if (bytes > limits.ITEM_BYTES_MAX)
    refuse(
      `item ${key.PK} / ${key.SK}`,
      `an item has at most ${limits.ITEM_BYTES_MAX} bytes, this one ${bytes}`,
    )
}

/** Returns the item's size in bytes. */
export function checkItem(table: TableDefinition, item: Item): number {
  let bytes = checkKey(item) + 4
  for (const name in item) {
    if (name === 'PK' || name === 'SK') continue
    bytes += checkAttribute(table, name, item[name] as Value)
  }
  checkItemSize(item, bytes)
  return bytes
}
