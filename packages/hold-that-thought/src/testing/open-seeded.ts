import { createCursors, type Reader } from '@longtable/entity'
import type { TestStore } from '@longtable/store/testing'
import { holdThatThoughtTable } from '../index.ts'
import { at } from './samples.ts'
import { seeded } from './seeded.ts'

/** A store with the seeded items, at the end of their hour. A list that meets another's item fails. */
export async function openSeeded(open: TestStore['open']): Promise<Reader & AsyncDisposable> {
  const engine = await open([holdThatThoughtTable], { clock: () => Date.parse(at(59)) })
  const store = engine.table(holdThatThoughtTable.name)
  await store.writeMany({ puts: seeded })
  const cursors = createCursors(new Uint8Array(32))
  return {
    store,
    cursors,
    onUnreadable(error) {
      throw error
    },
    [Symbol.asyncDispose]: () => engine[Symbol.asyncDispose](),
  }
}
