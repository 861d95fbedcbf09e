import { expect } from 'vitest'
import type { Item, SortCondition } from '../../port.ts'
import { inByteOrder } from './queries.ts'
import type { StoreTests } from './world.ts'
import { item, key, putAll, sortKeys, walk } from './world.ts'

const indexed = (SK: string, GSI1SK: string, more = {}) =>
  item(SK, { GSI1PK: 'G', GSI1SK, ...more })
const asSet = (items: readonly Item[]) => sortKeys(items).toSorted()

export const indexQueries: StoreTests = {
  'gives whole items in the order of the index': async ({ store }) => {
    const written = [
      indexed('a', '3', { text: 'x' }),
      indexed('b', '1'),
      indexed('c', '2', { n: [1] }),
    ]
    await putAll(store, written)
    const expected = [written[1], written[2], written[0]]
    expect(await walk(store, { index: 'GSI1', partition: 'G' })).toEqual(expected)
    expect(
      await walk(store, { index: 'GSI1', partition: 'G', limit: 1, descending: true }),
    ).toEqual(expected.toReversed())
  },

  'applies every sort condition to the index': async ({ store }) => {
    await putAll(
      store,
      ['1', '2', '21', '22', '3'].map((sort) => indexed(`item-${sort}`, sort)),
    )
    const of = async (sort: SortCondition, descending: boolean) => {
      const found = await walk(store, { index: 'GSI1', partition: 'G', sort, descending, limit: 2 })
      return found.map(({ GSI1SK }) => GSI1SK)
    }
    const cases: [SortCondition, string[]][] = [
      [{ equals: '2' }, ['2']],
      [{ begins: '2' }, ['2', '21', '22']],
      [{ between: ['2', '21'] }, ['2', '21']],
      [{ lessThan: '2' }, ['1']],
      [{ atMost: '2' }, ['1', '2']],
      [{ moreThan: '21' }, ['22', '3']],
      [{ atLeast: '21' }, ['21', '22', '3']],
    ]
    for (const [sort, expected] of cases) {
      expect(await of(sort, false)).toEqual(expected)
      expect(await of(sort, true)).toEqual(expected.toReversed())
    }
  },

  'orders an index by UTF-8 bytes': async ({ store }) => {
    await putAll(
      store,
      inByteOrder.map((sort, n) => indexed(`item-${99 - n}`, sort)),
    )
    for (const limit of [5, 100]) {
      const found = await walk(store, { index: 'GSI1', partition: 'G', limit })
      expect(found.map(({ GSI1SK }) => GSI1SK)).toEqual(inByteOrder)
    }
    for (const prefix of ['\u0000', 'a', 'z', '😀', 'z\u0001']) {
      const found = await walk(store, { index: 'GSI1', partition: 'G', sort: { begins: prefix } })
      expect(found.map(({ GSI1SK }) => GSI1SK)).toEqual(
        inByteOrder.filter((sort) => sort.startsWith(prefix)),
      )
    }
    const exact = await walk(store, { index: 'GSI1', partition: 'G', sort: { equals: 'a\u0000' } })
    expect(exact.map(({ GSI1SK }) => GSI1SK)).toEqual(['a\u0000'])
  },

  'walks equal sort keys without loss or repetition': async ({ store }) => {
    const many = Array.from({ length: 25 }, (_, n) =>
      indexed(`item-${n}`, n < 20 ? 'same' : `z${n}`),
    )
    await putAll(store, many)
    for (const limit of [1, 7, 19]) {
      for (const descending of [false, true]) {
        const found = await walk(store, { index: 'GSI1', partition: 'G', limit, descending })
        expect(asSet(found)).toEqual(asSet(many))
        const same = await walk(store, {
          index: 'GSI1',
          partition: 'G',
          sort: { equals: 'same' },
          limit,
        })
        expect(asSet(same)).toEqual(asSet(many.slice(0, 20)))
      }
    }
  },

  'gives one item per entry when items of several partitions share an index key': async ({
    store,
  }) => {
    const many = ['P', 'P\u0000', 'Q', 'PP'].flatMap((PK) =>
      ['a', 'aa', '\u0000'].map((SK) => ({ PK, SK, GSI1PK: 'G', GSI1SK: 'same' })),
    )
    await putAll(store, many)
    const found = await walk(store, { index: 'GSI1', partition: 'G', limit: 5 })
    const text = ({ PK, SK }: Item) => JSON.stringify([PK, SK])
    expect(found.map(text).toSorted()).toEqual(many.map(text).toSorted())
  },

  'walks an index without sort key': async ({ store }) => {
    const many = Array.from({ length: 12 }, (_, n) =>
      item(`item-${n}`, { GSI4PK: n < 9 ? 'OPEN' : 'SHUT' }),
    )
    await putAll(store, [...many, item('out')])
    for (const limit of [1, 4, 100]) {
      const found = await walk(store, { index: 'GSI4', partition: 'OPEN', limit })
      expect(asSet(found)).toEqual(asSet(many.slice(0, 9)))
    }
    const back = await walk(store, { index: 'GSI4', partition: 'OPEN', limit: 4, descending: true })
    expect(asSet(back)).toEqual(asSet(many.slice(0, 9)))
  },

  'leaves items out that lack a key attribute of the index': async ({ store }) => {
    await putAll(store, [
      indexed('both', '1'),
      item('partition only', { GSI1PK: 'G' }),
      item('sort only', { GSI1SK: '1' }),
      item('other index', { GSI2PK: 'G', GSI2SK: '1' }),
    ])
    expect(sortKeys(await walk(store, { index: 'GSI1', partition: 'G' }))).toEqual(['both'])
  },

  'serves indexes that share an attribute': async ({ store }) => {
    await putAll(store, [
      item('a', { GSI1PK: 'G', GSI1SK: '1', GSI4PK: 'F' }),
      item('b', { GSI4PK: 'F' }),
    ])
    const find = async (index: string, partition: string) =>
      asSet(await walk(store, { index, partition }))
    expect(await find('GSI1', 'G')).toEqual(['a'])
    expect(await find('GSI4', 'F')).toEqual(['a', 'b'])
    expect(await find('shared', 'F')).toEqual(['a'])
    await store.write([{ kind: 'update', key: key('b'), set: { GSI1SK: '2' } }])
    expect(await find('shared', 'F')).toEqual(['a', 'b'])
  },

  'moves entries with the items': async ({ store }) => {
    const find = async (index: string, partition: string) =>
      sortKeys(await walk(store, { index, partition }))
    await putAll(store, [indexed('a', '1', { GSI4PK: 'F' }), indexed('b', '2')])
    await putAll(store, [item('a', { GSI1PK: 'H', GSI1SK: '1' })])
    expect([await find('GSI1', 'G'), await find('GSI1', 'H'), await find('GSI4', 'F')]).toEqual([
      ['b'],
      ['a'],
      [],
    ])
    await putAll(store, [indexed('b', '0'), indexed('c', '1')])
    expect(await find('GSI1', 'G')).toEqual(['b', 'c'])
    await store.write([{ kind: 'delete', key: key('b') }])
    await store.writeMany({ deletes: [key('a')] })
    expect([await find('GSI1', 'G'), await find('GSI1', 'H')]).toEqual([['c'], []])
  },

  'goes on after a position whose entry has moved': async ({ store }) => {
    await putAll(
      store,
      ['1', '2', '3', '4'].map((sort) => indexed(`item-${sort}`, sort)),
    )
    const page = await store.query({ index: 'GSI1', partition: 'G', limit: 2 })
    expect(page.next).toEqual({ ...key('item-2'), GSI1PK: 'G', GSI1SK: '2' })
    await putAll(store, [indexed('item-2', '9'), indexed('item-3', '0')])
    const rest = await walk(store, { index: 'GSI1', partition: 'G', after: page.next ?? {} })
    expect(sortKeys(rest)).toEqual(['item-4', 'item-2'])
  },

  'ends an unknown index partition at once': async ({ store }) => {
    await putAll(store, [indexed('a', '1')])
    for (const index of ['GSI1', 'GSI2', 'GSI4'])
      expect(await store.query({ index, partition: 'none' })).toEqual({ items: [] })
  },
}
