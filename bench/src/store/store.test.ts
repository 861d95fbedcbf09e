import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Item, Key } from '@longtable/store'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { measure } from '../harness.ts'
import { contenderFor, replaceCase, storeCases } from './cases.ts'
import type { Database } from './database.ts'
import { BARE_LMDB, closeAll, DYNAMODB, LMDB, openDatabases, SDK } from './databases.ts'
import { dataset, ITEMS_PER_PAGE } from './items.ts'

const data = dataset(400)
let directory: string
let databases: Database[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'longtable-bench-test-'))
  databases = await openDatabases(directory, data)
})
afterAll(async () => {
  await closeAll(databases)
  await rm(directory, { recursive: true })
})

/** Asks every contender and expects each answer to be the given one. */
async function expectOfAll<Answer>(ask: (database: Database) => unknown, answer: Answer) {
  for (const database of databases) expect(await ask(database), database.name).toEqual(answer)
}

const allItems = Array.from({ length: data.count }, (_, n) => data.item(n))

/** All keys are ASCII, so JavaScript's order of strings is the store's. */
const firstPage = (items: readonly Item[], sort: string) => {
  const text = (item: Item) => item[sort] as string
  return items.toSorted((a, b) => (text(a) < text(b) ? -1 : 1)).slice(0, ITEMS_PER_PAGE)
}

describe('the contenders of the store benchmark', () => {
  test('are the four that are compared', () => {
    expect(databases.map(({ name }) => name)).toEqual([LMDB, BARE_LMDB, SDK, DYNAMODB])
  })

  test('get the same item, and nothing for a key that is not there', async () => {
    await expectOfAll((database) => database.get(data.key(4)), data.item(4))
    await expectOfAll((database) => database.get(data.key(399)), data.item(399))
    await expectOfAll((database) => database.get({ PK: 'USER#nobody', SK: 'GOAL#none' }), undefined)
  })

  test('get many in the order of the keys', async () => {
    const missing: Key = { PK: 'USER#nobody', SK: 'GOAL#none' }
    const keys = [data.key(7), missing, data.key(300), data.key(2)]
    const items = [data.item(7), undefined, data.item(300), data.item(2)]
    await expectOfAll((database) => database.getMany(keys), items)
  })

  test('give the same first page of a partition and of an index', async () => {
    const inPartition = allItems.filter(({ PK }) => PK === data.partition(150))
    const inGroup = allItems.filter(({ GSI1PK }) => GSI1PK === data.indexPartition(3))
    expect(inPartition.length).toBeGreaterThan(ITEMS_PER_PAGE)
    expect(inGroup.length).toBeGreaterThan(ITEMS_PER_PAGE)
    const items = async (page: ReturnType<Database['query']>) => (await page).items
    await expectOfAll(
      (database) => items(database.query(data.partition(150))),
      firstPage(inPartition, 'SK'),
    )
    await expectOfAll(
      (database) => items(database.indexQuery(data.indexPartition(3))),
      firstPage(inGroup, 'GSI1SK'),
    )
  })

  test('put new items all or none', async () => {
    const [first, second] = [data.item(10_000), data.item(10_001)]
    for (const database of databases) {
      await database.putNew([first])
      await expect(database.putNew([second, first]), database.name).rejects.toThrow()
      await expect(database.putNew([first]), database.name).rejects.toThrow()
    }
    await expectOfAll((database) => database.get(first), first)
    await expectOfAll((database) => database.get(second), undefined)
  })

  test('put over an item that is there', async () => {
    for (const database of databases) await database.replace(data.item(8, 2))
    await expectOfAll((database) => database.get(data.key(8)), data.item(8, 2))
  })

  test('go through every case', async () => {
    const pace = { rounds: 1, sliceMs: 1 }
    for (const one of [...storeCases(data), replaceCase(data)]) {
      const contenders = databases.map(contenderFor(one))
      const costs = await measure({ contenders, concurrency: 2 }, pace)
      expect([...costs.keys()], one.name).toEqual([LMDB, BARE_LMDB, SDK, DYNAMODB])
      for (const [cost] of costs.values()) expect(cost?.wall).toBeGreaterThan(0)
    }
  })
})
