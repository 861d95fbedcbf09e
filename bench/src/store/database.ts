import type { Item, Key, Store } from '@longtable/store'
import { ITEMS_PER_PAGE } from './items.ts'

type Answer<Value> = Value | Promise<Value>

interface Page {
  readonly items: readonly Item[]
}

/** What every contender can do with the table of `items.ts`, in its own way. */
export interface Database {
  readonly name: string
  readonly serverPid?: number | undefined
  get(key: Key): Answer<Item | undefined>
  getMany(keys: readonly Key[]): Answer<readonly (Item | undefined)[]>
  /** The first page of a partition's goals. */
  query(partition: string): Answer<Page>
  /** The first page of a group's goals by the first index. */
  indexQuery(partition: string): Answer<Page>
  /** Puts new items all or none, durably; refuses when one is there already. */
  putNew(items: readonly Item[]): Promise<void>
  /** Puts over whatever is there, durably. */
  replace(item: Item): Promise<void>
  close(): Promise<void>
}

/** In this process, and quick enough at loading to grow to a million items. */
export interface Embedded extends Database {
  load(items: readonly Item[]): Promise<void>
}

export interface Place {
  readonly directory: string
  /** What the contender is called. */
  readonly name: string
  /** False leaves out the fsync. */
  readonly sync?: boolean
}

/** Either of our adapters. */
export function storeDatabase(
  store: Store,
  own: Pick<Database, 'name' | 'serverPid' | 'close'>,
): Database {
  return {
    ...own,
    get: (key) => store.get(key),
    getMany: (keys) => store.getMany(keys),
    query: (partition) =>
      store.query({ partition, sort: { begins: 'GOAL#' }, limit: ITEMS_PER_PAGE }),
    indexQuery: (partition) =>
      store.query({ index: 'GSI1', partition, sort: { begins: 'GOAL#' }, limit: ITEMS_PER_PAGE }),
    putNew: (items) => store.write(items.map((item) => ({ kind: 'put', item, when: 'absent' }))),
    replace: (item) => store.write([{ kind: 'put', item }]),
  }
}
