import { stores, type TestStore } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { documented, expectWhole, readAndActedUpon } from './testing/documented/story.ts'

/** A table on DynamoDB takes many times as long; more of both are in the long test. */
const seedsOf = ({ name }: TestStore) => (name === 'LMDB' ? [1, 61] : [3])

/** Engines give attributes in orders of their own. */
const textOf = (items: readonly object[]) =>
  items.map((item) => JSON.stringify(Object.entries(item).sort())).sort()

describe.each(stores)('a table that others wrote, on $name', (store) => {
  it.each(seedsOf(store))('is read and acted upon as its documents say, seed %i', async (seed) => {
    await readAndActedUpon(store, seed)
  })

  it('is adopted while others write it', async () => {
    const { world, guild } = await documented(store, 4)
    await using _ = world
    await world.settle()
    expect((await world.adopt()).counts).toEqual({})
    await expectWhole(world, guild)
  })

  it('is the same after an end in the middle as without', async () => {
    const { world } = await documented(store, 5)
    await using _ = world
    const { world: other } = await documented(store, 5)
    await using __ = other
    const { store: real } = other.deps
    let writes = 0
    const dying = {
      ...real,
      write(operations: Parameters<typeof real.write>[0]) {
        writes += 1
        if (writes === 60) throw new Error('killed')
        return real.write(operations)
      },
    }
    await expect(other.adopt(false, { ...other.deps, store: dying })).rejects.toThrow('killed')
    await world.adopt()
    await other.adopt()
    expect(textOf(await other.items())).toEqual(textOf(await world.items()))
  })
})
