import { stores, type TestStore } from '@longtable/testing'
import { expect, it } from 'vitest'
import { compareFeeds, ownSources, restartedSource } from '../testing/feed-exactness.ts'
import { createGuildWorld } from '../testing/guild-world.ts'

const RUNS = 12
const STEPS = 2000
const lmdb = stores.find(({ name }) => name === 'LMDB') as TestStore

/** In runs of their own: a table that only grows would make the oracle slower with every step. */
it.each(Array.from({ length: RUNS }, (_, run) => 31_000 + run))(
  `pages equal the oracle through ${STEPS} steps, seed %i`,
  async (seed) => {
    await using given = await createGuildWorld(lmdb, { seed, feedIndex: { activitiesMax: 120 } })
    const sources = [...ownSources(given), restartedSource(given)]
    const found = await compareFeeds(given, { steps: STEPS, sources, when: 'always' })
    expect(found.differences).toEqual([])
    expect(await given.verify()).toEqual([])
  },
)
