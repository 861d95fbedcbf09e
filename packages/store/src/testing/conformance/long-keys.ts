import { expect } from 'vitest'
import type { Item } from '../../port.ts'
import type { StoreTests } from './world.ts'
import { key, putAll, scanned, walk } from './world.ts'

const PK = 'p'.repeat(2048)
const fill = (mark: string, bytes: number) => mark.padEnd(bytes, 'x')
const long = (n: number, filler = 'x'): Item => ({
  PK,
  SK: filler.repeat(1020) + String(n).padStart(4, '0'),
  GSI1PK: 'g'.repeat(2048),
  GSI1SK: filler.repeat(1020) + String(9999 - n),
  GSI2PK: 'h'.repeat(2048),
  GSI2SK: filler.repeat(1020) + String(n).padStart(4, '0'),
  GSI4PK: 'i'.repeat(2048),
  n,
})

const numbers = (items: readonly Item[]) => items.map(({ n }) => n)

export const longKeys: StoreTests = {
  'the longest keys work in the table and all indexes at once': async ({ store, tools }) => {
    for (const filler of ['x', '\u0000', '\u0001']) {
      const items = Array.from({ length: 6 }, (_, n) => long(n, filler))
      await putAll(store, items)
      expect(await store.getMany(items)).toEqual(items)
      const inTable = await walk(store, {
        partition: PK,
        sort: { begins: filler.repeat(1020) },
        limit: 2,
      })
      expect(numbers(inTable)).toEqual([0, 1, 2, 3, 4, 5])
      for (const [index, partition, expected] of [
        ['GSI1', 'g', [5, 4, 3, 2, 1, 0]],
        ['GSI2', 'h', [0, 1, 2, 3, 4, 5]],
      ] as const) {
        const source = {
          index,
          partition: partition.repeat(2048),
          sort: { begins: filler.repeat(1020) },
        }
        for (const limit of [1, 4, 100]) {
          expect(numbers(await walk(store, { ...source, limit }))).toEqual(expected)
          expect(numbers(await walk(store, { ...source, limit, descending: true }))).toEqual(
            expected.toReversed(),
          )
        }
      }
      const unsorted = await walk(store, { index: 'GSI4', partition: 'i'.repeat(2048), limit: 4 })
      expect(numbers(unsorted).toSorted()).toEqual([0, 1, 2, 3, 4, 5])
      await store.writeMany({ deletes: items.map(({ SK }) => ({ PK, SK })) })
      expect(await scanned(tools)).toEqual([])
      expect(await walk(store, { index: 'GSI1', partition: 'g'.repeat(2048) })).toEqual([])
    }
  },

  'the longest bounds select exactly': async ({ store }) => {
    await putAll(
      store,
      [0, 1, 2, 3].map((n) => long(n)),
    )
    const sorts = [0, 1, 2, 3].map((n) => long(n).SK)
    const [, one, two] = sorts as [string, string, string]
    const source = { partition: PK }
    expect(numbers(await walk(store, { ...source, sort: { between: [one, two] } }))).toEqual([1, 2])
    expect(numbers(await walk(store, { ...source, sort: { equals: one } }))).toEqual([1])
    const inIndex = { index: 'GSI2', partition: 'h'.repeat(2048) }
    expect(numbers(await walk(store, { ...inIndex, sort: { between: [one, two] } }))).toEqual([
      1, 2,
    ])
    expect(numbers(await walk(store, { ...inIndex, sort: { lessThan: two } }))).toEqual([0, 1])
    expect(numbers(await walk(store, { ...inIndex, sort: { moreThan: two } }))).toEqual([3])
    expect(numbers(await walk(store, { ...inIndex, sort: { equals: two } }))).toEqual([2])
  },

  'long partitions that differ only in their last byte stay apart': async ({ store }) => {
    const items = ['a', 'b', 'c'].map((end) => ({
      PK: fill('same', 2047) + end,
      SK: 'sort',
      GSI1PK: fill('same', 2047) + end,
      GSI1SK: 'sort',
      end,
    }))
    await putAll(store, items)
    for (const { PK, GSI1PK, end } of items) {
      expect((await walk(store, { partition: PK })).map((found) => found.end)).toEqual([end])
      const found = await walk(store, { index: 'GSI1', partition: GSI1PK })
      expect(found.map((entry) => entry.end)).toEqual([end])
    }
  },

  'items with long keys that share one index key are all found': async ({ store }) => {
    const items = Array.from({ length: 20 }, (_, n) => ({
      PK: fill(`partition-${n}`, 2000),
      SK: fill(`sort-${n}`, 1000),
      GSI1PK: fill('index', 2000),
      GSI1SK: fill('same', 1000),
      n,
    }))
    await putAll(store, items)
    for (const limit of [1, 6, 100]) {
      const found = await walk(store, { index: 'GSI1', partition: fill('index', 2000), limit })
      expect(numbers(found).toSorted((a, b) => Number(a) - Number(b))).toEqual(numbers(items))
    }
  },

  'short and long keys of one partition sort together': async ({ store }) => {
    const sorts = [
      'a',
      'ab'.repeat(500),
      'b',
      'b'.repeat(63),
      'b'.repeat(64),
      'b'.repeat(1024),
      'c',
    ]
    await putAll(
      store,
      sorts.map((SK) => ({ ...key(SK), GSI1PK: 'G', GSI1SK: SK })),
    )
    expect((await walk(store, { partition: 'P' })).map(({ SK }) => SK)).toEqual(sorts)
    const found = await walk(store, { index: 'GSI1', partition: 'G', limit: 2 })
    expect(found.map(({ GSI1SK }) => GSI1SK)).toEqual(sorts)
  },
}
