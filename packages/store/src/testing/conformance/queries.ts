import { expect } from 'vitest'
import type { SortCondition } from '../../port.ts'
import type { StoreTests } from './world.ts'
import { item, key, putAll, sortKeys, walk } from './world.ts'

/** In the order of their UTF-8 bytes, which is not JavaScript's: '～' comes before '😀' here. */
export const inByteOrder = [
  '\u0000',
  '\u0000\u0000',
  '\u0000a',
  '\u0001',
  '\u0001\u0000',
  '\u0002',
  '\u0003\u0004',
  '\u0004',
  ' ',
  '#',
  'A',
  'B',
  'a',
  'a\u0000',
  'a\u0000b',
  'a\u0001',
  'a#1',
  'ab',
  'e',
  'e\u0301',
  'z',
  `z${'\u0000'.repeat(70)}`,
  `z${'\u0001'.repeat(70)}`,
  `z${'y'.repeat(63)}`,
  `z${'y'.repeat(64)}`,
  `z${'y'.repeat(64)}\u0000`,
  `z${'y'.repeat(64)}\u0002`,
  '\u007f',
  'é',
  'ü',
  '中',
  '\ud7ff',
  '\ue000',
  'Ａ',
  '～',
  '\uffff',
  '😀',
  '😀\u0000',
  '😀a',
  '😀😀',
  '\u{10ffff}',
]

const letters = ['a', 'b', 'ba', 'bb', 'c', 'd']
const conditions: readonly [SortCondition, string[]][] = [
  [{ equals: 'b' }, ['b']],
  [{ equals: 'x' }, []],
  [{ begins: 'b' }, ['b', 'ba', 'bb']],
  [{ begins: 'bc' }, []],
  [{ between: ['b', 'bb'] }, ['b', 'ba', 'bb']],
  [{ between: ['aa', 'bz'] }, ['b', 'ba', 'bb']],
  [{ between: ['c', 'c'] }, ['c']],
  [{ lessThan: 'b' }, ['a']],
  [{ atMost: 'b' }, ['a', 'b']],
  [{ moreThan: 'bb' }, ['c', 'd']],
  [{ atLeast: 'bb' }, ['bb', 'c', 'd']],
  [{ lessThan: 'a' }, []],
  [{ moreThan: 'd' }, []],
]

export const queries: StoreTests = {
  'applies every sort condition in both directions and at every page size': async ({ store }) => {
    await putAll(store, [
      ...letters.map((SK) => item(SK)),
      { PK: 'Q', SK: 'b' },
      { PK: 'P2', SK: 'b' },
    ])
    for (const [sort, expected] of conditions) {
      for (const limit of [1, 2, 100]) {
        expect(sortKeys(await walk(store, { partition: 'P', sort, limit }))).toEqual(expected)
        expect(
          sortKeys(await walk(store, { partition: 'P', sort, limit, descending: true })),
        ).toEqual(expected.toReversed())
      }
    }
  },

  'orders by UTF-8 bytes': async ({ store }) => {
    await putAll(
      store,
      inByteOrder.toReversed().map((SK) => item(SK)),
    )
    expect(sortKeys(await walk(store, { partition: 'P' }))).toEqual(inByteOrder)
    expect(sortKeys(await walk(store, { partition: 'P', descending: true, limit: 7 }))).toEqual(
      inByteOrder.toReversed(),
    )
  },

  'bounds by UTF-8 bytes': async ({ store }) => {
    await putAll(
      store,
      inByteOrder.map((SK) => item(SK)),
    )
    for (const [n, bound] of inByteOrder.entries()) {
      const of = async (sort: SortCondition) =>
        sortKeys(await walk(store, { partition: 'P', sort }))
      expect(await of({ lessThan: bound })).toEqual(inByteOrder.slice(0, n))
      expect(await of({ atLeast: bound })).toEqual(inByteOrder.slice(n))
      expect(await of({ begins: bound })).toEqual(inByteOrder.filter((SK) => SK.startsWith(bound)))
      const last = '\u{10ffff}'
      expect(await of({ between: [bound, last] })).toEqual(inByteOrder.slice(n))
      expect(await of({ between: ['\u0000', bound] })).toEqual(inByteOrder.slice(0, n + 1))
    }
  },

  'keeps emoji after a prefix': async ({ store }) => {
    const names = ['N#', 'N#\uffff', 'N#\uffff\uffff', 'N#😀', 'N#😀~', 'N#\u{10ffff}\u{10ffff}']
    await putAll(
      store,
      [...names, 'N', 'O', 'N$'].map((SK) => item(SK)),
    )
    for (const descending of [false, true]) {
      const found = await walk(store, {
        partition: 'P',
        sort: { begins: 'N#' },
        descending,
        limit: 2,
      })
      expect(sortKeys(found)).toEqual(descending ? names.toReversed() : names)
    }
    const emoji = await walk(store, { partition: 'P', sort: { begins: 'N#😀' } })
    expect(sortKeys(emoji)).toEqual(['N#😀', 'N#😀~'])
  },

  'limits a page to 100 items when nothing is said': async ({ store }) => {
    await store.writeMany({
      puts: Array.from({ length: 120 }, (_, n) => item(String(n).padStart(3, '0'))),
    })
    const page = await store.query({ partition: 'P' })
    expect(page.items).toHaveLength(100)
    expect(page.next).toEqual(key('099'))
    expect((await store.query({ partition: 'P', limit: 1000 })).items).toHaveLength(120)
    const rest = await store.query({ partition: 'P', after: page.next ?? {} })
    expect(sortKeys(rest.items)).toEqual(Array.from({ length: 20 }, (_, n) => String(100 + n)))
    expect(rest.next).toBeUndefined()
  },

  'goes on after a position whose item is gone or never was': async ({ store }) => {
    await putAll(
      store,
      letters.map((SK) => item(SK)),
    )
    const page = await store.query({ partition: 'P', limit: 2 })
    await store.writeMany({ deletes: [key('b'), key('ba')], puts: [item('bc')] })
    expect(sortKeys(await walk(store, { partition: 'P', after: page.next ?? {} }))).toEqual([
      'bb',
      'bc',
      'c',
      'd',
    ])
    expect(
      sortKeys(await walk(store, { partition: 'P', after: key('b!'), descending: true })),
    ).toEqual(['a'])
  },

  'starts after a position within a sort condition': async ({ store }) => {
    await putAll(
      store,
      letters.map((SK) => item(SK)),
    )
    const sort = { begins: 'b' }
    expect(sortKeys(await walk(store, { partition: 'P', sort, after: key('b') }))).toEqual([
      'ba',
      'bb',
    ])
    expect(
      sortKeys(await walk(store, { partition: 'P', sort, after: key('bb'), descending: true })),
    ).toEqual(['ba', 'b'])
    expect(sortKeys(await walk(store, { partition: 'P', sort, after: key('bb') }))).toEqual([])
  },

  'ends an empty partition at once': async ({ store }) => {
    await putAll(store, [item('a'), { PK: 'P\u0000', SK: 'a' }, { PK: 'PP', SK: 'a' }])
    expect(await store.query({ partition: 'none' })).toEqual({ items: [] })
    expect(sortKeys(await walk(store, { partition: 'P' }))).toEqual(['a'])
  },

  'fills a page beyond what one reply of DynamoDB holds': async ({ store }) => {
    const puts = Array.from({ length: 40 }, (_, n) =>
      item(String(n).padStart(2, '0'), {
        GSI1PK: 'G',
        GSI1SK: String(99 - n),
        text: 'é'.repeat(35_000),
      }),
    )
    await store.writeMany({ puts })
    const page = await store.query({ partition: 'P', limit: 35 })
    expect(sortKeys(page.items)).toEqual(sortKeys(puts).slice(0, 35))
    expect(await walk(store, { partition: 'P', limit: 3, descending: true })).toEqual(
      puts.toReversed(),
    )
    expect(await walk(store, { index: 'GSI1', partition: 'G' })).toEqual(puts.toReversed())
  },
}
