import fc from 'fast-check'
import { expect, it } from 'vitest'
import { InvalidRequestError } from '../errors.ts'
import type { Value } from '../port.ts'
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
      fc.dictionary(fc.string(), tie('value'), { noNullPrototype: true }),
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

it('says which type of another writer it cannot read', () => {
  expect(() => unmarshal({ SS: ['a'] })).toThrow(InvalidRequestError)
  expect(() => unmarshal({ SS: ['a'] })).toThrow('attribute of type SS')
})
