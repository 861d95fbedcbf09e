import { createJobWorker, silentEvents, silentLogger, SystemTable } from '@longtable/core'
import { entity, find, Id, pattern, put, table, toItem } from '@longtable/entity'
import type { ObjectStore } from '@longtable/files'
import { noSearch } from '@longtable/search'
import { StoreUnavailableError } from '@longtable/store'
import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  type Deps,
  type Eraser,
  eraser,
  erases,
  erasing,
  leaves,
  noDocuments,
  removes,
} from './index.ts'

const Shelves = table({
  name: 'shelves',
  indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' } },
  discriminator: 'type',
})
const Book = entity(Shelves, {
  type: 'Book',
  fields: { userId: Id, bookId: Id },
  keys: { table: ['SHELF#{userId}', 'BOOK#{bookId}'] },
})
const Loan = entity(Shelves, {
  type: 'Loan',
  fields: { userId: Id, loanId: Id },
  keys: { table: ['LOANS#{userId}', 'LOAN#{loanId}'] },
})
const booksOf = pattern(Book, 'table', { source: 'spec: books' })
const loansOf = pattern(Loan, 'table', { source: 'spec: loans' })

const accounts = erasing({ job: 'shelves.erase-account', isDeleted: async () => true })

const depsOf = (world: World): Deps => ({
  store: world.store(Shelves),
  system: world.store(SystemTable),
  events: silentEvents,
  files: {} as ObjectStore,
  documents: noDocuments,
  search: noSearch,
  stamp: world.stamp,
  now: world.now,
  log: silentLogger,
})

/** Three books, of which the second cannot be read, and a loan. */
async function begun(world: World): Promise<Deps> {
  const deps = depsOf(world)
  const userId = 'ana'
  await deps.store.write([
    put(Book, { userId, bookId: 'b1' }),
    { kind: 'put', item: { ...toItem(Book, { userId, bookId: 'b2' }), bookId: 7 } },
    put(Book, { userId, bookId: 'b3' }),
    put(Loan, { userId, loanId: 'l1' }),
  ])
  return deps
}

const left = async ({ store }: Deps) => {
  const [books, loans] = await Promise.all([
    store.query({ partition: 'SHELF#ana' }),
    store.query({ partition: 'LOANS#ana' }),
  ])
  return [...books.items, ...loans.items].map(({ SK }) => SK)
}

const returned = leaves(booksOf, 'userId', async ({ store }, { userId, bookId }) =>
  store.writeMany({ deletes: [{ PK: `SHELF#${userId}`, SK: `BOOK#${bookId}` }] }),
)
const books = eraser('books', [returned])
const loans = eraser('loans', [removes(loansOf, 'userId')])

async function look(deps: Deps, erasers: readonly Eraser[], isLast = false): Promise<unknown> {
  const run = accounts.job(deps, erasers).run({
    job: { payload: { userId: 'ana', isLast } } as never,
    progress: async () => {},
    stopping: new AbortController().signal,
  })
  return run.then(
    () => undefined,
    (error: unknown) => error,
  )
}

describe.each(stores)('an account, of which an item cannot be read, on $name', (store) => {
  const opened = () => createWorld(store, { tables: [Shelves, SystemTable] })

  it('is erased in all that follows, and the job says what is left', async () => {
    await using world = await opened()
    const deps = await begun(world)
    const told: object[] = []
    const log = { ...silentLogger, error: (details: object) => void told.push(details) }
    const failure = await look({ ...deps, log }, [books, loans])
    expect(await left(deps)).toEqual(['BOOK#b2'])
    expect(String(failure)).toContain('SHELF#ana / BOOK#b2 cannot be read')
    expect(told).toEqual([{ left: 1, err: failure }])
  })

  it('is looked at a second time all the same, however often the first look fails', async () => {
    await using world = await opened()
    const deps = await begun(world)
    const worker = createJobWorker({
      system: deps.system,
      handlers: [accounts.job(deps, [books, loans])],
      owner: 'test',
      now: world.now,
      log: silentLogger,
    })
    await accounts.queue(deps, { userId: 'ana', isLast: false })
    await worker.drain()
    const late = { userId: 'ana', loanId: 'l2' }
    await deps.store.write([put(Loan, late)])
    for (let n = 0; n < 30; n++) {
      world.advance(11 * 60_000)
      await worker.drain()
    }
    expect(await find(deps.store, Loan, late)).toBeUndefined()
    const jobs = await deps.system.query({ partition: 'JOB#shelves.erase-account' })
    expect(jobs.items.map(({ SK, status }) => [SK, status])).toEqual([
      ['ana', 'dead'],
      ['ana-last', 'dead'],
    ])
    expect(jobs.items[0]?.['error']).toContain('BOOK#b2')
  })

  it('keeps what its last look would remove while a step before it has failed', async () => {
    await using world = await opened()
    const deps = await begun(world)
    const lasts: boolean[] = []
    const noted = erases(Loan, 'userId', async (_, { isLast }) => void lasts.push(isLast))
    await look(deps, [eraser('books', [noted, returned, noted])], true)
    expect(lasts).toEqual([true, false])
  })

  it('says how many of its parts have failed', async () => {
    await using world = await opened()
    const deps = await begun(world)
    const failing = (name: string) => ({
      name,
      covers: [],
      erase: async () => {
        throw new Error(`no ${name}`)
      },
    })
    const failure = await look(deps, [failing('one'), failing('two'), books, loans])
    expect(String(failure)).toBe('Error: 3 times, first: Error: no one')
    expect(await left(deps)).toEqual(['BOOK#b2'])
  })

  it('waits for a store that is away, instead of asking it for each item', async () => {
    await using world = await opened()
    const deps = await begun(world)
    let asked = 0
    const away = leaves(booksOf, 'userId', async () => {
      asked += 1
      throw new StoreUnavailableError('away')
    })
    expect(await look(deps, [eraser('books', [away])])).toBeInstanceOf(StoreUnavailableError)
    expect(asked).toBe(1)
  })
})
