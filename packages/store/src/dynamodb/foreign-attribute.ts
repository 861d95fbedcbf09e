import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { type ForeignValue, foreignValue } from '../foreign.ts'
import type { Value } from '../port.ts'

type Attributes = Record<string, AttributeValue>

/** For the SDK bytes, in JSON the text that DynamoDB's own export has. */
class Bytes extends Uint8Array {
  toJSON(): string {
    return Buffer.from(this).toString('base64')
  }
}

/** Bytes come from the SDK, their text from a file. */
const textOf = (bytes: Uint8Array | string): string =>
  typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('base64')

const bytesOf = (bytes: Uint8Array | string): Bytes =>
  new Bytes(Buffer.from(textOf(bytes), 'base64'))

/** The attribute with all bytes, at any depth, in another form. */
function withBytes<Form>(
  value: AttributeValue,
  form: (bytes: Uint8Array | string) => Form,
): object {
  if (value.B !== undefined) return { B: form(value.B) }
  if (value.BS !== undefined) return { BS: value.BS.map(form) }
  if (value.L !== undefined) return { L: value.L.map((entry) => withBytes(entry, form)) }
  if (value.M === undefined) return value
  const entries = Object.entries(value.M).map(([name, entry]) => [name, withBytes(entry, form)])
  return { M: Object.fromEntries(entries) as Attributes }
}

export const toForeign = (attribute: AttributeValue): ForeignValue =>
  foreignValue(withBytes(attribute, textOf) as Value)

export const fromForeign = (value: ForeignValue): AttributeValue =>
  withBytes(value[''] as unknown as AttributeValue, bytesOf) as AttributeValue
