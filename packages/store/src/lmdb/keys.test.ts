import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareUtf8 } from '../utf8.ts'
import {
  indexEntry,
  indexEntryOf,
  indexPrefix,
  itemKey,
  itemKeyInEntry,
  sequenceKey,
  sequenceIn,
} from './keys.ts'

const RUNS = { numRuns: 3000 }

/** Texts that ordinary encodings get wrong: NUL, low controls, surrogate pairs, full-width, long ones. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(
      '\0',
      '\u0001',
      '\u0004',
      'a',
      '~',
      '～',
      '😀',
      'é',
      'e\u0301',
      '\uffff',
      '\u{10ffff}',
    ),
    minLength: 1,
    maxLength: 12,
  }),
  fc.string({
    unit: fc.constantFrom('\0', '\u0001', 'x', '～', '😀'),
    minLength: 60,
    maxLength: 90,
  }),
)
const utf8 = (value: string) => Buffer.from(value)

it('orders strings as their UTF-8 bytes, where UTF-16 does not', () => {
  expect('～' < '😀').toBe(false)
  expect(compareUtf8('～', '😀')).toBeLessThan(0)
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareUtf8(a, b))).toBe(Buffer.compare(utf8(a), utf8(b)))
    }),
    RUNS,
  )
})

it('keeps the order of sort keys and never mixes partitions in item keys', () => {
  fc.assert(
    fc.property(text, text, text, text, (p, s, q, t) => {
      const a = itemKey({ PK: p, SK: s })
      const b = itemKey({ PK: q, SK: t })
      if (p === q) expect(Math.sign(Buffer.compare(a, b))).toBe(Buffer.compare(utf8(s), utf8(t)))
      else {
        const prefix = itemKey({ PK: p, SK: 's' }).subarray(0, -1)
        expect(b.subarray(0, prefix.length).equals(prefix)).toBe(false)
      }
    }),
    RUNS,
  )
})

it('keeps the order of sort keys in index entries, whatever item they point to', () => {
  fc.assert(
    fc.property(text, text, text, text, text, (partition, s, t, pk, sk) => {
      const a = indexEntry({ PK: pk, SK: sk }, partition, s).key
      const b = indexEntry({ PK: sk, SK: pk }, partition, t).key
      if (s !== t) expect(Math.sign(Buffer.compare(a, b))).toBe(Buffer.compare(utf8(s), utf8(t)))
      const found = itemKeyInEntry(a, indexPrefix(partition).length)
      expect(found?.equals(itemKey({ PK: pk, SK: sk }))).toBe(true)
    }),
    RUNS,
  )
})

it('fits the longest keys of DynamoDB into what LMDB takes', () => {
  const long = { PK: '😀'.repeat(512), SK: '\0'.repeat(1024) }
  const entry = indexEntry(long, 'x'.repeat(2048), '\0'.repeat(1024))
  expect(itemKey(long).length).toBeLessThanOrEqual(4026)
  expect(entry.key.length).toBeLessThanOrEqual(4026)
  expect(itemKeyInEntry(entry.key, indexPrefix('x'.repeat(2048)).length)).toBeUndefined()
  expect(entry.value.equals(itemKey(long))).toBe(true)
})

it('leaves an item out of an index when it lacks one of the attributes', () => {
  const index = { partition: 'GSI1PK', sort: 'GSI1SK' }
  expect(indexEntryOf(index, { PK: 'a', SK: 'b', GSI1PK: 'x' })).toBeUndefined()
  expect(indexEntryOf(index, { PK: 'a', SK: 'b', GSI1PK: 'x', GSI1SK: 'y' })).toBeDefined()
  expect(indexEntryOf({ partition: 'email' }, { PK: 'a', SK: 'b', email: 'x' })).toBeDefined()
})

it('counts far beyond 32 bits in log order', () => {
  const sequences = [1, 255, 256, 2 ** 32 - 1, 2 ** 32, 2 ** 40 + 5]
  const keys = sequences.map(sequenceKey)
  expect(keys.map(sequenceIn)).toEqual(sequences)
  expect([...keys].sort(Buffer.compare)).toEqual(keys)
})
