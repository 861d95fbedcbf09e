import { Count, EpochSeconds, entity, Id, put, table } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { count, on, onAlsoExpired, verifier, verify } from '../index.ts'

const Library = table({ name: 'library', indexes: {}, discriminator: 'type', ttl: 'ttl' })
const Shelf = entity(Library, {
  type: 'Shelf',
  fields: { id: Id, books: Count },
  keys: { table: ['SHELF#{id}', 'SHELF'] },
})
const Book = entity(Library, {
  type: 'Book',
  fields: { id: Id, shelfId: Id, ttl: EpochSeconds.optional() },
  keys: { table: ['BOOK#{id}', 'BOOK'] },
})

const books = count(
  (id, says, has) => `shelf ${id} says ${says.books}, and there are ${has.books ?? 0}`,
)
const verifyShelves = verifier({
  takes: [
    on(Shelf, ({ id, books: number }, { says }) => says(books, id, { books: number })),
    on(Book, async ({ id, shelfId }, { find, has, problem }) => {
      has(books, shelfId, { books: 1 })
      if (!(await find(Shelf, { id: shelfId }))) problem(`book ${id} is on no shelf`)
    }),
  ],
})

const model = { table: Library, entities: { Shelf, Book } }

async function problemsOf(world: World, keysMax?: number) {
  const tools = world.engine.tools(Library.name)
  let scans = 0
  const counted = {
    scan: (...part: Parameters<typeof tools.scan>) => {
      scans += 1
      return tools.scan(...part)
    },
  }
  const verified = await verify({
    model,
    store: world.store(Library),
    tools: counted,
    verifiers: [verifyShelves],
    now: world.now(),
    ...(keysMax !== undefined && { keysMax }),
  })
  return { ...verified, scans }
}

const filled = (world: World, operations: readonly Operation[]) =>
  Promise.all(operations.map((operation) => world.store(Library).write([operation])))

describe.each(stores)('verify on $name', (store) => {
  it('says the same with room for two counts as with room for all', async () => {
    await using world = await createWorld(store, { tables: [Library] })
    await filled(world, [
      ...Array.from({ length: 30 }, (_, n) =>
        put(Shelf, { id: `s${n}`, books: n % 10 === 0 ? 5 : 2 }),
      ),
      ...Array.from({ length: 60 }, (_, n) => put(Book, { id: `b${n}`, shelfId: `s${n % 30}` })),
      put(Book, { id: 'lost', shelfId: 'nowhere' }),
    ])
    const wrong = [
      'book lost is on no shelf',
      ...['s0', 's10', 's20'].map((id) => `shelf ${id} says 5, and there are 2`),
    ]
    const [all, few] = [await problemsOf(world), await problemsOf(world, 2)]
    expect(all).toEqual({ items: 91, problems: wrong, scans: 1 })
    expect(few).toEqual({ items: 91, problems: wrong, scans: few.scans })
    expect(few.scans).toBeGreaterThan(1)
  })

  it('says what cannot be read or is of no entity, and goes on', async () => {
    await using world = await createWorld(store, { tables: [Library] })
    await filled(world, [
      { kind: 'put', item: { PK: 'SHELF#a', SK: 'SHELF', type: 'Shelf', id: 'a', books: 'many' } },
      { kind: 'put', item: { PK: 'MOUSE#a', SK: 'MOUSE' } },
      put(Shelf, { id: 'b', books: 1 }),
    ])
    const { items, problems } = await problemsOf(world)
    expect(items).toBe(3)
    expect(problems).toEqual([
      'MOUSE#a / MOUSE: no entity has such a key',
      expect.stringContaining('The stored Shelf SHELF#a / SHELF cannot be read: books'),
      'shelf b says 1, and there are 0',
    ])
  })

  it('counts what has expired only where that is asked for', async () => {
    await using world = await createWorld(store, { tables: [Library] })
    const ttl = Math.floor(world.now() / 1000) + 10
    await filled(world, [
      put(Shelf, { id: 'a', books: 0 }),
      put(Book, { id: 'old', shelfId: 'a', ttl }),
    ])
    world.advance(20_000)
    expect((await problemsOf(world)).problems).toEqual([])
    const paper = count((id, says, has) => `${id}: ${says.books} and ${has.books}`)
    const heavy = verifier({
      takes: [
        on(Shelf, ({ id }, { says }) => says(paper, id, { books: 0 })),
        onAlsoExpired(Book, ({ shelfId }, { has }) => has(paper, shelfId, { books: 1 })),
      ],
    })
    const { items, problems } = await verify({
      model,
      store: world.store(Library),
      tools: world.engine.tools(Library.name),
      verifiers: [heavy],
      now: world.now(),
    })
    expect({ items, problems }).toEqual({ items: 1, problems: ['a: 0 and 1'] })
  })
})
