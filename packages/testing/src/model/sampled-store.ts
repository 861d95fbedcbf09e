import {
  createCursors,
  type Page,
  type PageRequest,
  type Reader,
  type Table,
} from '@longtable/entity'
import type { Item } from '@longtable/store'
import type { TestStore } from '@longtable/store/testing'
import { afterAll, beforeAll, expect } from 'vitest'

type ReadPage<T> = (reader: Reader, page: PageRequest) => Promise<Page<T>>
type ListPattern<A, T> = (reader: Reader, values: A, page: PageRequest) => Promise<Page<T>>
type Lookup<K, T> = (reader: Reader, key: K) => Promise<T | undefined>

interface Samples {
  readonly table: Table
  /** Several partitions of each kind, with neighbours of other types. */
  readonly items: readonly Item[]
  /** Epoch milliseconds: what has expired by then is not found. */
  readonly now: number
}

/** All items, and how many there were on each page. */
async function readAll<T>(reader: Reader, read: ReadPage<T>, limit: number) {
  const pages: (readonly T[])[] = []
  let after: string | undefined
  do {
    const page = await read(reader, { limit, after })
    pages.push(page.items)
    after = page.after
  } while (after !== undefined)
  return { items: pages.flat(), counts: pages.map(({ length }) => length) }
}

/** Only the last page may be short, and none but the only one is empty. */
const countsOf = (total: number, limit: number): number[] =>
  Array.from({ length: Math.max(1, Math.ceil(total / limit)) }, (_, page) =>
    Math.min(limit, total - page * limit),
  )

/** A store with samples in it, and how a pattern is proved on it. A list that meets another's item fails. */
export function sampledStore(open: TestStore['open'], { table, items: puts, now }: Samples) {
  let engine: Awaited<ReturnType<TestStore['open']>>
  let reader: Reader
  beforeAll(async () => {
    engine = await open([table], { clock: () => now })
    const store = engine.table(table.name)
    await store.writeMany({ puts })
    const onUnreadable = (error: Error) => {
      throw error
    }
    reader = { store, cursors: createCursors(new Uint8Array(32)), onUnreadable }
  })
  afterAll(() => engine[Symbol.asyncDispose]())

  /** Exactly these, in this order: on one page, on pages of one, and on pages of two. */
  async function reads<T>(read: ReadPage<T>, expected: readonly (T | undefined)[]): Promise<void> {
    expect(await read(reader, {})).toEqual({ items: expected })
    for (const limit of [1, 2]) {
      const counts = countsOf(expected.length, limit)
      expect(await readAll(reader, read, limit)).toEqual({ items: expected, counts })
    }
  }

  return {
    reads,
    lists: <A, T>(pattern: ListPattern<A, T>, values: A, expected: readonly (T | undefined)[]) =>
      reads((from, page) => pattern(from, values, page), expected),
    async finds<K, T>(lookup: Lookup<K, T>, key: K, expected: T | undefined): Promise<void> {
      expect(expected).toBeDefined()
      expect(await lookup(reader, key)).toEqual(expected)
    },
    async misses<K, T>(lookup: Lookup<K, T>, key: K): Promise<void> {
      expect(await lookup(reader, key)).toBeUndefined()
    },
  }
}

export const newestFirst = <T>(values: readonly T[]): T[] => values.toReversed()
