import { seededRandom, stores, type TestStore } from '@longtable/testing'
import { writeInParts } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { documented, expectWhole, readAndActedUpon } from './testing/documented/story.ts'

/** A table on DynamoDB takes many times as long. */
const seedsOf = ({ name }: TestStore) => (name === 'LMDB' ? [1, 2] : [3])

describe.each(stores)('a table that document 002 alone wrote, by GraphQL on $name', (store) => {
  it.each(seedsOf(store))('is read and acted upon as the document says, seed %i', async (seed) => {
    await readAndActedUpon(store, seed)
  })

  it.each([4, 5])('is adopted while others write it, in whatever order, seed %i', async (seed) => {
    const { world, hub, root } = await documented(store, seed)
    await using _ = world
    await writeInParts(world, hub.items, seededRandom(seed))
    // What is counted is counted by a scan; nothing else is missing.
    const { counts, findings } = await world.adopt()
    expect({ counts, findings }).toEqual({ counts: {}, findings: [] })
    await expectWhole({ world, hub, root })
  })
})
