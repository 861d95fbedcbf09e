import { noSearch } from '@longtable/search'
import { buildSchema } from '@longtable/api'
import {
  createBus,
  createJobWorker,
  enqueue,
  type Context,
  onInsert,
  sharedRows,
  silentEvents,
  silentLogger,
  SystemTable,
} from '@longtable/core'
import {
  change,
  Count,
  entity,
  entitiesIn,
  find,
  Id,
  lookup,
  patternsIn,
  put,
  table,
} from '@longtable/entity'
import { createFileLinks, type ObjectStore } from '@longtable/files'
import { ConditionFailedError } from '@longtable/store'
import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  type Deps,
  erasing,
  type Feature,
  reconcile,
  reconciler,
  type SystemContext,
  system,
  noDocuments,
} from './index.ts'

const Shelves = table({
  name: 'shelves',
  indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' } },
  discriminator: 'type',
  ttl: 'ttl',
})
const rows = sharedRows(Shelves, { auditType: 'AuditLog', helpersAreTyped: true })
const Shelf = entity(Shelves, {
  type: 'Shelf',
  fields: { userId: Id, books: Count, booksRevision: Count.optional() },
  keys: { table: ['SHELF#{userId}', 'SHELF'] },
})
const Book = entity(Shelves, {
  type: 'Book',
  fields: { userId: Id, bookId: Id },
  keys: { table: ['SHELF#{userId}', 'BOOK#{bookId}'] },
})
const shelfOf = lookup(Shelf, { source: 'spec: a shelf' })
const exported = { Shelf, Book, shelfOf }
const model = {
  system: 'Shelves',
  table: Shelves,
  entities: entitiesIn(exported),
  patterns: patternsIn(exported),
}

async function recountShelf({ store }: Pick<Deps, 'store'>, userId: string): Promise<void> {
  const shelf = await shelfOf({ store }, { userId })
  const { items } = await store.query({ partition: `SHELF#${userId}`, sort: { begins: 'BOOK#' } })
  if (shelf && shelf.books !== items.length)
    await store.write([
      change(Shelf, shelf, {
        patch: { books: items.length, booksRevision: 1 },
        when: { attribute: 'books', equals: shelf.books },
      }),
    ])
}

const erased: string[] = []
const noting = (name: string) => ({
  name,
  covers: [],
  erase: async (_: Deps, { userId, isLast }: { userId: string; isLast: boolean }) =>
    void erased.push(`${name} ${userId}${isLast ? ' last' : ''}`),
})

const feature = (name: string, more: Partial<Feature> = {}): Feature => ({
  name,
  typeDefs: `extend type Query { ${name}: String! }`,
  resolvers: { Query: { [name]: () => `the ${name}` } },
  erase: [noting(name)],
  ...more,
})

const gone = new Set<string>()
const accounts = erasing({
  job: 'shelves.erase-account',
  isDeleted: async (_, userId) => gone.has(userId),
})

const face = {
  title: 'Shelves',
  text: 'Books on shelves',
  path: '/shelves',
  examples: [],
  demo: {
    visitors: [],
    isBegun: async () => true,
    arrive: async () => {},
    live: async () => {},
  },
  setAdmin: async () => {},
}

const library = (features: readonly Feature[]) =>
  system({ model, rows, features, erasing: accounts, face })

const noted = onInsert('shelves.note', Book, async () => undefined)
const shelves = library([
  feature('shelf', {
    processors: [noted],
    reconcile: [reconciler(Shelf, (deps, { userId }) => recountShelf(deps, userId))],
  }),
  feature('books', {
    schedules: ({ log }) => [{ name: String(log), everyMs: 1, run: async () => {} }],
  }),
])

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

const contextOf = (world: World, disabled: readonly string[]): SystemContext => ({
  ...(world.reader(Shelves) as Pick<Context, 'store' | 'cursors'>),
  origin: { address: '127.0.0.1', agent: 'test' },
  rows,
  stamp: world.stamp,
  now: world.now,
  log: silentLogger,
  bus: createBus(),
  files: {} as ObjectStore,
  documents: noDocuments,
  search: noSearch,
  fileLinks: createFileLinks(new Uint8Array(32), '/files/'),
  disabledFeatures: new Set(disabled),
})

it('a system refuses two features of one name', () => {
  expect(() => library([feature('shelf'), feature('shelf')])).toThrow('two features shelf')
})

describe.each(stores)('a system on $name', (store) => {
  const opened = () => createWorld(store, { tables: [Shelves, SystemTable] })

  it('joins what its features say', async () => {
    await using world = await opened()
    const { processors, jobs, schedules } = shelves.work(depsOf(world))
    expect(processors).toEqual([noted])
    expect(jobs.map(({ kind }) => kind)).toEqual(['shelves.erase-account'])
    expect(schedules).toHaveLength(1)
    const mailing = (name: string) =>
      feature(name, {
        mails: ({ link }) => ({ [`shelves.${name}-${link}`]: async () => undefined }),
      })
    const { mails } = library([mailing('shelf'), feature('quiet'), mailing('books')])
    expect(Object.keys(mails({ ...depsOf(world), link: 'here' }))).toEqual([
      'shelves.shelf-here',
      'shelves.books-here',
    ])
  })

  it('answers for a feature that is switched off as if there were none', async () => {
    await using world = await opened()
    const fields = buildSchema(shelves.modules).schema.getQueryType()?.getFields()
    const ask = (name: string) =>
      fields?.[name]?.resolve?.({}, {}, contextOf(world, ['books']), {} as never)
    expect(ask('shelf')).toBe('the shelf')
    expect(() => ask('books')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
  })

  it('lets nobody listen to a feature that is switched off', async () => {
    await using world = await opened()
    const [module] = library([
      feature('news', {
        typeDefs: 'extend type Query { news: String! } extend type Subscription { told: String! }',
        resolvers: {
          Query: { news: () => 'none' },
          Subscription: { told: { subscribe: () => 'listening', resolve: () => 'heard' } },
        },
      }),
    ]).modules
    const { Subscription } = (module as Feature).resolvers as unknown as {
      Subscription: { told: { subscribe: (...given: unknown[]) => unknown } }
    }
    const listen = (...disabled: string[]) =>
      Subscription.told.subscribe({}, {}, contextOf(world, disabled))
    expect(listen()).toBe('listening')
    expect(() => listen('news')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
  })

  it('erases an account in the order of its features, twice, and never one that is alive', async () => {
    await using world = await opened()
    const deps = depsOf(world)
    const worker = createJobWorker({
      system: deps.system,
      handlers: shelves.work(deps).jobs,
      owner: 'test',
      now: world.now,
      log: silentLogger,
    })
    erased.length = 0
    await accounts.queue(deps, { userId: 'ana', isLast: false })
    await worker.drain()
    expect(erased).toEqual([])
    gone.add('ana')
    world.advance(3_600_000)
    await worker.drain()
    expect(erased).toEqual(['shelf ana', 'books ana'])
    expect(await enqueue(deps.system, { kind: 'x', jobId: 'y', payload: null }, 0)).toBe(true)
    world.advance(3_600_000)
    await worker.drain()
    expect(erased.slice(2)).toEqual(['shelf ana last', 'books ana last'])
    gone.clear()
  })

  it('counts anew, says what was wrong, and only looks when it is asked to', async () => {
    await using world = await opened()
    const deps = depsOf(world)
    await deps.store.write([
      put(Shelf, { userId: 'ana', books: 7 }),
      put(Book, { userId: 'ana', bookId: 'b1' }),
      put(Shelf, { userId: 'ben', books: 0 }),
    ])
    const tools = world.engine.tools(Shelves.name)
    const run = (isDry: boolean) =>
      reconcile({ deps, tools, reconcilers: shelves.reconcilers, isDry })
    const wrong = [{ key: { PK: 'SHELF#ana', SK: 'SHELF' }, attribute: 'books', was: 7, is: 1 }]
    expect(await run(true)).toEqual(wrong)
    expect((await find(deps.store, Shelf, { userId: 'ana' }))?.books).toBe(7)
    expect(await run(false)).toEqual(wrong)
    expect((await find(deps.store, Shelf, { userId: 'ana' }))?.books).toBe(1)
    expect(await run(false)).toEqual([])
    // What somebody else has changed meanwhile was not mended, and is not said to be.
    const lost = reconciler(Shelf, async ({ store: db }, shelf) => {
      const when = { attribute: 'books', equals: 99 } as const
      const mending = db.write([change(Shelf, shelf, { patch: { books: 5 }, when })])
      await expect(mending).rejects.toThrow(ConditionFailedError)
    })
    expect(await reconcile({ deps, tools, reconcilers: [lost], isDry: false })).toEqual([])
    // Whoever writes meanwhile must not be overwritten: without conditions nothing is mended.
    const careless = reconciler(Shelf, ({ store: db }, { userId }) =>
      db.writeMany({ puts: [put(Shelf, { userId, books: 9 }).item] }),
    )
    await expect(reconcile({ deps, tools, reconcilers: [careless], isDry: false })).rejects.toThrow(
      'with conditions',
    )
    expect((await find(deps.store, Shelf, { userId: 'ana' }))?.books).toBe(1)
  })
})
