import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foreignIn } from '../foreign.ts'
import type { Value } from '../port.ts'
import { sameValue } from '../same.ts'
import { marshal, marshalAttributes, unmarshal, unmarshalItem } from './marshal.ts'

it('writes numbers as the shortest text that reads back the same', () => {
  const texts = [-0, 0.1, 1e21, 5e-7, 2 ** 53].map((value) => marshal(value).N)
  expect(texts).toEqual(['0', '0.1', '1e+21', '5e-7', '9007199254740992'])
})

it('gives every value back as it was', () => {
  const { value } = fc.letrec<{ value: Value }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.string({ unit: 'binary' }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value')),
      fc.dictionary(fc.string({ minLength: 1 }), tie('value'), { noNullPrototype: true }),
    ),
  }))
  fc.assert(
    fc.property(value, (original) => {
      // Equal as JSON, since -0 is stored as 0.
      expect(JSON.stringify(unmarshal(marshal(original)))).toBe(JSON.stringify(original))
    }),
  )
})

it('keeps an attribute that is called __proto__', () => {
  const item = JSON.parse('{"PK":"P","SK":"S","__proto__":{"admin":true}}') as {
    PK: string
    SK: string
  }
  const back = unmarshalItem(marshalAttributes(item))
  expect(Object.keys(back)).toEqual(['PK', 'SK', '__proto__'])
  expect('admin' in back).toBe(false)
})

/** Bytes as any bytes, without the form that they have in JSON. */
const sent = (value: Value) => structuredClone(marshal(value))

it('carries what no plain value can hold, and nothing plain is taken for it', () => {
  const attributes: AttributeValue[] = [
    { SS: ['a', 'b'] },
    { NS: ['1', '2.50'] },
    { B: Uint8Array.of(0, 255) },
    { BS: [Uint8Array.of(1), Uint8Array.of(2, 3)] },
    { N: '9007199254740993' },
    { N: '0.1234567890123456789012345678901234567' },
    { L: [{ S: 'x' }, { M: { deep: { SS: ['c'] } } }] },
    { M: { '': { B: Uint8Array.of(7) } } },
  ]
  for (const attribute of attributes) {
    const value = unmarshal(attribute)
    expect(foreignIn(value), JSON.stringify(attribute)).toBeDefined()
    expect(sent(value)).toEqual(attribute)
    // As parked changes are kept: what comes back is still foreign, and the same.
    const kept = JSON.parse(JSON.stringify(value)) as Value
    expect(sameValue(kept, value)).toBe(true)
    expect(sent(kept)).toEqual(attribute)
    // As DynamoDB's own export has it, bytes as base64.
    const line = JSON.parse(JSON.stringify(marshal(value))) as AttributeValue
    expect(sent(unmarshal(line))).toEqual(attribute)
  }
  expect(JSON.stringify(marshal(unmarshal({ B: Uint8Array.of(0, 255) })))).toBe('{"B":"AP8="}')
})

it('reads a number as ours however an engine writes it, when it is the same', () => {
  const texts = ['1000000000000000000000', '0.00000000000000000005', '1.50000000000000000000', '-0']
  expect(texts.map((N) => unmarshal({ N }))).toEqual([1e21, 5e-20, 1.5, -0])
  expect(unmarshal({ N: '1700000000000' })).toBe(1_700_000_000_000)
})
