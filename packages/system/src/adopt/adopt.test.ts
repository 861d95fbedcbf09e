import { silentLogger, SystemTable } from '@longtable/core'
import { Count, entity, find, Id, put, table, toItem } from '@longtable/entity'
import { foreignValue, type Operation, type Store, type StoreTools } from '@longtable/store'
import { openTestDynamoDB } from '@longtable/store/testing'
import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { adopt, adopter, type AdoptRule, carrying, on, verifier, verify } from '../index.ts'
import { adoptProcessors } from './adopt.processor.ts'

const Library = table({ name: 'library', indexes: {}, discriminator: 'type' })
const Book = entity(Library, {
  type: 'Book',
  fields: { id: Id, title: Id, pages: Count.optional() },
  keys: { table: ['BOOK#{id}', 'BOOK'] },
})
const Title = entity(Library, {
  type: 'Title',
  fields: { title: Id, bookId: Id },
  keys: { table: ['TITLE#{title}', 'UNIQUE'] },
})
const model = { table: Library, entities: { Book, Title } }

/** Each title is locked for the first book that has it. */
const titles = adopter(Book, {
  name: 'library.titles',
  isOurs: carrying('pages'),
  async adopt({ id, title }, { store }) {
    const lock = await find(store, Title, { title })
    if (lock?.bookId === id) return []
    if (lock) return [{ finding: `${title} is the title of ${lock.bookId} and ${id}` }]
    return [{ operations: [put(Title, { title, bookId: id })] }]
  },
})

const book = (id: string, title: string): Operation => put(Book, { id, title })

async function filled(world: World): Promise<Store> {
  const store = world.store(Library)
  const puts = Array.from({ length: 60 }, (_, n) =>
    toItem(Book, { id: `b${n}`, title: `title ${n}` }),
  )
  await store.writeMany({ puts })
  return store
}

function adopting(world: World, parts: { rule?: AdoptRule; isDry?: boolean; scan?: Scan } = {}) {
  const { rule = titles, isDry = false, scan = world.engine.tools(Library.name).scan } = parts
  return adopt({
    model,
    deps: { store: world.store(Library), system: world.store(SystemTable), now: world.now },
    tools: { scan },
    rules: [rule],
    run: 'adopt',
    isDry,
    saysUnknown: true,
  })
}

const DAY_MS = 86_400_000
type Scan = StoreTools['scan']
const tables = [Library, SystemTable]

describe.each(stores)('adopting on $name', (store) => {
  it('adds what is missing once, and says so', async () => {
    await using world = await createWorld(store, { tables })
    await filled(world)
    const counts = { 'added Title': 60 }
    expect(await adopting(world, { isDry: true })).toMatchObject({ items: 60, counts })
    expect(await adopting(world)).toMatchObject({ counts, findings: [] })
    expect(await adopting(world)).toEqual({ items: 120, counts: {}, findings: [], findingCount: 0 })
  })

  it('leaves alone what contradicts, what cannot be read and what nobody knows', async () => {
    await using world = await createWorld(store, { tables })
    const library = await filled(world)
    await library.write([book('c1', 'title 1')])
    await library.write([{ kind: 'put', item: { PK: 'BOOK#c2', SK: 'BOOK', id: 'c2', title: 7 } }])
    await library.write([{ kind: 'put', item: { PK: 'SHELF#1', SK: 'SHELF' } }])
    const { findings, findingCount } = await adopting(world)
    expect(findingCount).toBe(3)
    expect(findings).toEqual([
      'SHELF#1 / SHELF: no entity has such a key',
      expect.stringContaining('The stored Book BOOK#c2 / BOOK cannot be read'),
      expect.stringMatching(/^title 1 is the title of (b1 and c1|c1 and b1)$/),
    ])
  })

  it('tells what no store can hold instead of ending, in as many words as fit', async () => {
    await using world = await createWorld(store, { tables })
    const library = await filled(world)
    const long = '🌲'.repeat(600)
    const greedy: AdoptRule = {
      ...titles,
      async adopt(item, reading) {
        if (item.id !== 'b7') return titles.adopt(item, reading)
        const key = { PK: long, SK: `${'x'.repeat(2000)}` }
        return [{ finding: `.${long}` }, { operations: [{ kind: 'put', item: key }] }]
      },
    }
    const { counts, findings } = await adopting(world, { rule: greedy })
    expect(counts).toEqual({ 'added Title': 59 })
    expect(findings).toEqual([
      expect.stringMatching(/^\.(🌲)+\uFFFD$/u),
      expect.stringContaining('BOOK#b7 / BOOK: '),
    ])
    expect(await find(library, Title, { title: 'title 7' })).toBeUndefined()
  })

  it('goes on where it was ended, and ends with the same', async () => {
    await using world = await createWorld(store, { tables })
    await filled(world)
    const { scan } = world.engine.tools(Library.name)
    let pages = 0
    const dying: Scan = async function* dying(part) {
      for await (const page of scan(part)) {
        yield page
        pages += 1
        if (pages === 5) throw new Error('killed')
      }
    }
    await expect(adopting(world, { scan: dying })).rejects.toThrow('killed')
    const scanned: (number | undefined)[] = []
    const watched: Scan = (part) => {
      scanned.push(part?.segment)
      return scan(part)
    }
    const { counts } = await adopting(world, { scan: watched })
    expect(scanned[0]).toBeGreaterThan(0)
    // What the killed run did in the segment it did not finish is there, and is not added again.
    expect(counts['added Title']).toBeLessThanOrEqual(60)
    expect(await adopting(world)).toHaveProperty('counts', {})

    pages = 0
    await expect(adopting(world, { scan: dying })).rejects.toThrow('killed')
    world.advance(2 * DAY_MS)
    scanned.length = 0
    await adopting(world, { scan: watched })
    expect(scanned[0]).toBe(0)
  })

  it('asks again when somebody has written in between, and not for what is gone', async () => {
    await using world = await createWorld(store, { tables })
    const library = world.store(Library)
    await library.write([book('b', 'old')])
    let asked = 0
    const meddled: AdoptRule = {
      ...titles,
      async adopt(item, reading) {
        const steps = await titles.adopt(item, reading)
        asked += 1
        if (asked === 1) await library.write([put(Title, { title: 'old', bookId: 'b' })])
        return steps
      },
    }
    expect(await adopting(world, { rule: meddled })).toHaveProperty('counts', {})
    expect(asked).toBe(2)

    const removing: AdoptRule = {
      ...titles,
      async adopt() {
        await library.write([{ kind: 'delete', key: { PK: 'BOOK#b', SK: 'BOOK' } }])
        return [{ operations: [put(Title, { title: 'none', bookId: 'b' })] }]
      },
    }
    expect(await adopting(world, { rule: removing })).toHaveProperty('counts', {})
    expect(await find(library, Title, { title: 'none' })).toBeUndefined()
  })

  it('adopts what others write, and reads nothing for what is whole', async () => {
    await using world = await createWorld(store, { tables })
    const library = world.store(Library)
    const [processor] = adoptProcessors('library', [titles])
    const item = { PK: 'BOOK#b', SK: 'BOOK', id: 'b', title: 'new' }
    const change = { id: '1', at: 0, key: item, new: item }
    expect(processor?.wants({ ...change, new: { ...item, pages: 3 } })).toBe(false)
    expect(processor?.wants(change)).toBe(true)
    await library.write([{ kind: 'put', item }])
    const context = {
      store: library,
      system: world.store(SystemTable),
      events: { publish: async () => {} },
      now: world.now,
      log: silentLogger,
    }
    for (const _ of ['once', 'again'])
      await processor?.handle({ id: '1', at: 0, new: { id: 'b', title: 'new' } }, context)
    expect(await find(library, Title, { title: 'new' })).toMatchObject({ bookId: 'b' })
  })
})

it('adopting and verifying name an item with a value that only DynamoDB holds, and go on', async () => {
  const onDynamoDB = { name: 'DynamoDB', open: openTestDynamoDB }
  await using world = await createWorld(onDynamoDB, { tables })
  const library = await filled(world)
  const strange = { ...toItem(Book, { id: 'c1', title: 'x' }), title: foreignValue({ NS: ['1'] }) }
  await library.writeMany({ puts: [strange], keepsForeign: true })
  const named =
    "The stored Book BOOK#c1 / BOOK cannot be read: title: a value of DynamoDB's type NS"
  const { counts, findings } = await adopting(world)
  expect({ counts, findings }).toEqual({ counts: { 'added Title': 60 }, findings: [named] })
  const tools = world.engine.tools(Library.name)
  const { items, problems } = await verify({
    model,
    store: library,
    tools,
    verifiers: [verifier({ takes: [on(Book, () => undefined)] })],
    now: world.now(),
  })
  expect(items).toBe(121)
  expect(problems).toEqual([expect.stringContaining(named)])
})
