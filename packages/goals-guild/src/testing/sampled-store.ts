import { createCursors, type Page, type Reader } from '@longtable/entity'
import type { Store } from '@longtable/store'
import type { TestStore } from '@longtable/store/testing'
import { afterAll, beforeAll, expect } from 'vitest'
import { ggCore } from '../table.ts'
import { sampleItems } from './samples.ts'
import { NOW_SECONDS } from './variants.ts'

const cursors = createCursors(new Uint8Array(32))

export type ReadPage<T> = (
  reader: Reader,
  page: { limit?: number; after?: string | undefined },
) => Promise<Page<T>>

type ListPattern<A, T> = (
  reader: Reader,
  values: A,
  page: { limit?: number; after?: string | undefined },
) => Promise<Page<T>>

/** All items, and how many pages it took. */
async function readAll<T>(reader: Reader, read: ReadPage<T>, limit: number) {
  const items: T[] = []
  let pages = 0
  let after: string | undefined
  do {
    const page = await read(reader, { limit, after })
    items.push(...page.items)
    after = page.after
    pages += 1
  } while (after !== undefined)
  return { items, pages }
}

/** A store with every sample in it, and how a pattern is proved on it. */
export function sampledStore(open: TestStore['open']) {
  let engine: Awaited<ReturnType<TestStore['open']>>
  let store: Store
  beforeAll(async () => {
    engine = await open([ggCore], { clock: () => NOW_SECONDS * 1000 })
    store = engine.table(ggCore.name)
    await store.writeMany({ puts: sampleItems })
  })
  afterAll(() => engine[Symbol.asyncDispose]())

  /** Exactly these, in this order, on one page and on pages of one. */
  async function reads<T>(read: ReadPage<T>, expected: readonly T[]): Promise<void> {
    const reader = { store, cursors }
    expect(await readAll(reader, read, 50)).toEqual({ items: expected, pages: 1 })
    const pages = Math.max(1, expected.length)
    expect(await readAll(reader, read, 1)).toEqual({ items: expected, pages })
  }

  return {
    reads,
    lists: <A, T>(pattern: ListPattern<A, T>, values: A, expected: readonly T[]) =>
      reads((reader, page) => pattern(reader, values, page), expected),
    async finds<K, T>(
      lookup: (reader: Pick<Reader, 'store'>, key: K) => Promise<T | undefined>,
      key: K,
      expected: T | undefined,
    ) {
      expect(expected).toBeDefined()
      expect(await lookup({ store }, key)).toEqual(expected)
    },
  }
}
