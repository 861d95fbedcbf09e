import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLmdb } from '@longtable/store/lmdb'
import { stores, type TestStore } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  compareFeeds,
  feedReads,
  ownSources,
  restartedSource,
  secondProcess,
} from '../testing/feed-exactness.ts'
import { createGuildWorld } from '../testing/guild-world.ts'

const named = (name: string): TestStore => {
  const store = stores.find((one) => one.name === name)
  if (!store) throw new Error(`There is no store ${name}.`)
  return store
}

const SEED = 20_261

/** In a directory that a second process can open too. */
async function sharedLmdb() {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-feed-'))
  const store: TestStore = {
    name: 'LMDB',
    async open(tables, { clock }) {
      const engine = await openLmdb({ directory, tables, clock, sync: false })
      return {
        table: (name) => engine.table(name),
        tools: (name) => engine.tools(name),
        close: () => engine.close(),
        reopen: () => Promise.reject(new Error('It is not opened again.')),
        async [Symbol.asyncDispose]() {
          await engine.close()
          await rm(directory, { recursive: true, force: true })
        },
      }
    },
  }
  return { directory, store }
}

describe('pages equal the oracle', () => {
  it(`at every moment on LMDB, also from a second process (seed ${SEED})`, async () => {
    const { directory, store } = await sharedLmdb()
    await using given = await createGuildWorld(store, {
      seed: SEED,
      feedIndex: { activitiesMax: 120 },
    })
    await using second = await secondProcess(directory, given)
    const sources = [...ownSources(given), restartedSource(given), second]
    const found = await compareFeeds(given, { steps: 2000, sources, when: 'always' })
    expect(found.differences).toEqual([])
    expect(found.pages).toBeGreaterThan(2000)
    expect(found.items).toBeGreaterThan(10_000)
    expect(await given.verify()).toEqual([])
    // Feeds were trusted: what lies below the heads of promoted actors came from them.
    expect(feedReads.count).toBeGreaterThan(20)
  })

  it('at every moment on LMDB while its indexes lag', async () => {
    await using given = await createGuildWorld(named('LMDB'), { seed: SEED + 1, lagging: true })
    const [index] = ownSources(given)
    const sources = index ? [index] : []
    const found = await compareFeeds(given, { steps: 400, sources, when: 'always' })
    expect(found.differences).toEqual([])
    expect(found.pages).toBeGreaterThan(100)
  })

  it('on DynamoDB when all is settled, and never repeats or reorders before', async () => {
    await using given = await createGuildWorld(named('DynamoDB'), { seed: SEED + 2 })
    const [, heads] = ownSources(given)
    const sources = heads ? [heads] : []
    const found = await compareFeeds(given, { steps: 120, sources, when: 'settled' })
    expect(found.differences).toEqual([])
    expect(found.pages).toBeGreaterThan(5)
  })
})
