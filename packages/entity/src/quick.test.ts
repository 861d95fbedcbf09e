import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { CalendarDate, Count, EpochSeconds, Id, Timestamp } from './fields.ts'
import { quickParse } from './quick.ts'

const KINDS: Readonly<Record<string, z.ZodType>> = {
  id: Id,
  text: z.string(),
  time: Timestamp,
  date: CalendarDate,
  count: Count,
  seconds: EpochSeconds,
  bounded: z.int().min(0).max(7),
  above: z.int().gt(0).lt(10),
  number: z.number(),
  boolean: z.boolean(),
  enum: z.enum(['open', 'closed']),
  literal: z.literal('HEAD'),
  list: z.array(Id),
  shortList: z.array(z.string()).max(2),
  anything: z.unknown(),
  nullable: Timestamp.nullable(),
  optional: z.string().optional(),
  optionalRecord: z.record(z.string(), z.json()).optional(),
}

/** Left to zod: they change what they are given, or ask more than a comparison. */
const SLOW: Readonly<Record<string, z.ZodType>> = {
  defaulted: z.string().default('x'),
  matching: z.string().regex(/^a+$/),
  transformed: z.string().transform((text) => text.trim()),
  trimmed: z.string().trim(),
  refined: z.string().refine((text) => text !== 'no'),
  coerced: z.coerce.number(),
  email: z.email(),
  url: z.url(),
  union: z.union([z.string(), z.number()]),
  object: z.object({ a: z.string() }),
  multiple: z.int().multipleOf(3),
}

const VALUES: readonly unknown[] = [
  ['', 'a', 'aaa', ' a ', 'open', 'HEAD', 'no', 'x'.repeat(200), 'x'.repeat(201), '👩🏽‍🚀'],
  ['2026-02-29', '2028-02-29', '2026-11-15', '2026-11-15T10:00:00.000Z', '2026-11-15T10:00:00Z'],
  ['2026-11-15T25:00:00.000Z', '2026-11-15T10:00:00+01:00', 'ana@example.com', 'http://a.b'],
  [0, -0, 1, 7, 8, 10, -1, 1.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, 10n],
  [true, false, null, undefined, [], ['a'], ['a', 'b', 'c'], [1], [''], {}, { a: 'b' }],
  [{ a: undefined }, new Date(0), () => 1, Symbol.iterator],
].flat()

describe('the quick way', () => {
  it.each(Object.keys({ ...KINDS, ...SLOW }))('never says otherwise than zod: %s', (name) => {
    const schema = z.object({ field: { ...KINDS, ...SLOW }[name] as z.ZodType })
    for (const field of VALUES) {
      const quick = quickParse(schema, { field, other: 1 })
      if (quick === undefined) continue
      const slow = schema.safeParse({ field, other: 1 })
      const { field: parsed } = (slow.data ?? {}) as { field?: unknown }
      expect([slow.success, quick['field']], String(field)).toEqual([true, parsed])
      expect(Object.keys(quick)).toEqual(field === undefined ? [] : ['field'])
    }
  })

  it.each(Object.keys(KINDS))('takes what is right: %s', (name) => {
    const schema = z.object({ field: KINDS[name] as z.ZodType })
    const right = VALUES.filter((field) => schema.safeParse({ field }).success)
    const taken = right.filter((field) => quickParse(schema, { field }) !== undefined)
    expect(taken.length).toBeGreaterThan(0)
    if (name !== 'optionalRecord') expect(taken).toEqual(right)
  })

  it.each(Object.keys(SLOW))('leaves to zod: %s', (name) => {
    const schema = z.object({ field: SLOW[name] as z.ZodType })
    expect(VALUES.filter((field) => quickParse(schema, { field }) !== undefined)).toEqual([])
  })

  it('takes an empty list of anything, and leaves the rest of them to zod', () => {
    const schema = z.object({ field: z.array(z.object({ a: z.string() })) })
    expect(quickParse(schema, { field: [] })).toEqual({ field: [] })
    for (const field of [[{ a: 'b' }], [{}], {}, undefined])
      expect(quickParse(schema, { field })).toBeUndefined()
  })

  it('leaves to zod what takes more than its fields', () => {
    const shape = { field: z.string() }
    const value = { field: 'a', other: 1 }
    expect(quickParse(z.object(shape), value)).toEqual({ field: 'a' })
    expect(quickParse(z.looseObject(shape), value)).toBeUndefined()
    expect(quickParse(z.strictObject(shape), value)).toBeUndefined()
    expect(
      quickParse(
        z.object(shape).refine(() => false),
        value,
      ),
    ).toBeUndefined()
  })

  it('gives lists that nobody else holds', () => {
    const field = ['a']
    const schema = z.object({ field: z.array(z.string()) })
    expect(quickParse(schema, { field })?.['field']).not.toBe(field)
  })
})
