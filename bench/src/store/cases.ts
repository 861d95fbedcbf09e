import type { Contender, Operation } from '../harness.ts'
import type { Database } from './database.ts'
import { type Dataset, ITEMS_PER_PAGE, randomNumbers } from './items.ts'

export interface StoreCase {
  readonly name: string
  readonly kind: 'read' | 'write'
  readonly prepare: (database: Database, operations: number) => Operation
}

/** Enough different keys that neither they nor their pages stay in a processor's cache. */
const CHOICES = 65_536
const PAGE_CHOICES = 8192
const BATCHES = 256
const TRANSACTION_ITEMS = 3

/** As many different numbers as a page holds, far apart from each other. */
const spreadOver = (count: number, first: number): number[] =>
  Array.from(
    { length: ITEMS_PER_PAGE },
    (_, place) => (first + Math.floor((place * count) / ITEMS_PER_PAGE)) % count,
  )

const repeated = <Choice>(choices: readonly Choice[], place: number): Choice =>
  choices[place % choices.length] as Choice

/** Numbers of new items, apart for each database, across all slices. */
function newNumbers(first: number) {
  const next = new Map<Database, number>()
  return (database: Database, count: number): number => {
    const from = next.get(database) ?? first
    next.set(database, from + count)
    return from
  }
}

function readCases(data: Dataset): StoreCase[] {
  const numbers = randomNumbers(data.count, CHOICES)
  const keys = numbers.map(data.key)
  const batches = numbers
    .slice(0, BATCHES)
    .map((first) => spreadOver(data.count, first).map(data.key))
  const partitions = numbers.slice(0, PAGE_CHOICES).map(data.partition)
  const groups = numbers.slice(0, PAGE_CHOICES).map(data.indexPartition)
  return [
    {
      name: 'get',
      kind: 'read',
      prepare: (database) => (place) => database.get(repeated(keys, place)),
    },
    {
      name: `getMany ${ITEMS_PER_PAGE}`,
      kind: 'read',
      prepare: (database) => (place) => database.getMany(repeated(batches, place)),
    },
    {
      name: `query ${ITEMS_PER_PAGE}`,
      kind: 'read',
      prepare: (database) => (place) => database.query(repeated(partitions, place)),
    },
    {
      name: `index query ${ITEMS_PER_PAGE}`,
      kind: 'read',
      prepare: (database) => (place) => database.indexQuery(repeated(groups, place)),
    },
  ]
}

function writeCases(data: Dataset): StoreCase[] {
  const take = newNumbers(data.count)
  return [
    {
      name: 'conditional put',
      kind: 'write',
      prepare(database, operations) {
        const first = take(database, operations)
        const items = Array.from({ length: operations }, (_, place) => [data.item(first + place)])
        return (place) => database.putNew(items[place] as (typeof items)[0])
      },
    },
    {
      name: `${TRANSACTION_ITEMS}-item transaction`,
      kind: 'write',
      prepare(database, operations) {
        const first = take(database, operations * TRANSACTION_ITEMS)
        const items = Array.from({ length: operations }, (_, place) =>
          [0, 1, 2].map((offset) => data.item(first + place * TRANSACTION_ITEMS + offset)),
        )
        return (place) => database.putNew(items[place] as (typeof items)[0])
      },
    },
  ]
}

export const storeCases = (data: Dataset): StoreCase[] => [...readCases(data), ...writeCases(data)]

/** Puts over items that are there, in no order; the second index follows. */
export function replaceCase(data: Dataset): StoreCase {
  const numbers = randomNumbers(data.count, CHOICES)
  let version = 1
  return {
    name: 'random put',
    kind: 'write',
    prepare(database, operations) {
      version += 1
      const start = version * 7919
      const items = Array.from({ length: operations }, (_, place) =>
        data.item(repeated(numbers, start + place), version),
      )
      return (place) => database.replace(repeated(items, place))
    },
  }
}

export const contenderFor =
  ({ prepare }: StoreCase) =>
  (database: Database): Contender => ({
    name: database.name,
    serverPid: database.serverPid,
    prepare: (operations) => prepare(database, operations),
  })
