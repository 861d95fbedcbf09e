import { expect } from 'vitest'
import type { Value } from '../../port.ts'
import type { StoreTests, StoreWorld } from './world.ts'
import { conditionFailures, item, key, putAll } from './world.ts'

async function roundTrip({ store }: StoreWorld, values: Readonly<Record<string, Value>>) {
  await putAll(store, [item('values', values)])
  expect(await store.get(key('values'))).toEqual(item('values', values))
}

const nested = (depth: number): Value => (depth === 0 ? 'deep' : { inner: [nested(depth - 1)] })

export const values: StoreTests = {
  'keeps strings of every kind': (world) =>
    roundTrip(world, {
      empty: '',
      nul: 'a\u0000b',
      control: '\u0001\u0002\u0003\u0004\u001f\u007f',
      emoji: '👩‍👩‍👧‍👦 😀',
      combining: 'e\u0301 é',
      fullWidth: '～Ａ\uffff',
      long: 'ß'.repeat(100_000),
      looksLikeNumber: '1e3',
    }),

  'keeps numbers to the last digit': (world) =>
    roundTrip(world, {
      zero: 0,
      fraction: 0.1,
      third: 1 / 3,
      negative: -17.25,
      safe: Number.MAX_SAFE_INTEGER,
      unsafe: Number.MIN_SAFE_INTEGER,
      large: 9.99e125,
      small: 1e-130,
      exponent: 1e21,
      tiny: 1.5e-7,
      epoch: 1_790_000_000_123,
      int32: 4_294_967_296,
    }),

  'keeps zero without a sign': async (world) => {
    await putAll(world.store, [item('a', { n: -0 })])
    expect(Object.is((await world.store.get(key('a')))?.n, 0)).toBe(true)
  },

  'keeps booleans, null, lists and maps': (world) =>
    roundTrip(world, {
      yes: true,
      no: false,
      nothing: null,
      list: [1, 'two', null, false, [], {}, [[0]]],
      map: { a: { b: { c: [{ d: null }] } }, 'a.b': 1, 'with space': 2 },
      emptyList: [],
      emptyMap: {},
    }),

  'keeps values nested as deep as DynamoDB allows': (world) =>
    roundTrip(world, { deep: [nested(15)] }),

  'keeps maps that look like the wire format': (world) =>
    roundTrip(world, { S: { S: 'text' }, N: { N: '1' }, M: { M: {} }, NULL: { NULL: true } }),

  'takes any attribute name, also reserved words and names with signs': (world) =>
    roundTrip(world, {
      name: 1,
      status: 2,
      size: 3,
      'a.b': 4,
      '#x': 5,
      ':y': 6,
      'with space': 7,
      '😀': 8,
      0: 9,
      ['n'.repeat(255)]: 10,
    }),

  'treats names of object members as ordinary attributes': async (world) => {
    const { store } = world
    await putAll(store, [item('plain')])
    for (const attribute of ['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'length']) {
      const check = { kind: 'check', key: key('plain') } as const
      await store.write([{ ...check, when: { attribute, missing: true } }])
      const failures = await conditionFailures(
        store.write([{ ...check, when: { attribute, exists: true } }]),
      )
      expect(failures).toEqual([{ operation: 0 }])
      const update = {
        kind: 'update',
        key: key('plain'),
        setIfMissing: { [attribute]: 'own' },
      } as const
      await store.write([update])
      expect((await store.get(key('plain')))?.[attribute]).toBe('own')
    }
    await roundTrip(world, { constructor: 'a', toString: 'b', hasOwnProperty: 'c' })
  },

  'keeps many attributes of changing shapes apart': async ({ store }) => {
    const shapes = Array.from({ length: 120 }, (_, n) =>
      item(`shape-${String(n).padStart(3, '0')}`, {
        [`only${n}`]: n,
        [`and${n % 7}`]: { [`in${n}`]: n },
      }),
    )
    await putAll(store, shapes)
    expect((await store.query({ partition: 'P', limit: 200 })).items).toEqual(shapes)
  },
}
