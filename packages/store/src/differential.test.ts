import { describe, expect, it } from 'vitest'
import type { Store } from './port.ts'
import type { OpenStore, TestEngine } from './testing/conformance/world.ts'
import { chosenRuns, runDifferential, type Tally } from './testing/differential.ts'
import { openOwnDynamoDB, openTestLmdb } from './testing/stores.ts'

const contenders = [
  { name: 'LMDB', open: openTestLmdb, exactChanges: true },
  { name: 'DynamoDB', open: openOwnDynamoDB, exactChanges: false },
]

/** The seeds stay the same, so that only a change of ours can turn a build red; long runs have more. */
const seeds = [1, 2, 3, 4, 5]

describe('the adapters and the model', () => {
  it.each(chosenRuns(seeds, 2000))(
    'agree on $steps steps of seed $seed',
    async ({ seed, steps }) => {
      const tally = await runDifferential({ seed, steps, contenders })
      if (steps === 2000) expectLively(tally)
    },
  )
})

/** A run in which nothing gets through, or nothing fails, would compare nothing. */
function expectLively(tally: Tally): void {
  expect(tally['write written']).toBeGreaterThan(400)
  expect(tally['write CONDITION_FAILED']).toBeGreaterThan(200)
  for (const kind of ['get', 'getMany', 'query', 'writeMany', 'badWrite', 'badQuery', 'sweep'])
    expect(tally[kind], kind).toBeGreaterThan(0)
}

/** A store that is right but for one thing. */
function lying(lie: (store: Store) => Partial<Store>): OpenStore {
  const wrap = (engine: TestEngine): TestEngine => ({
    ...engine,
    table: (name) => ({ ...engine.table(name), ...lie(engine.table(name)) }),
    reopen: async () => wrap(await engine.reopen()),
  })
  return async (...request) => wrap(await openTestLmdb(...request))
}

const liars = {
  'forgets an item': lying((store) => ({
    get: async (key) => (key.SK === 'é' ? undefined : store.get(key)),
  })),
  'puts only what is there already': lying((store) => ({
    write: (operations) =>
      store.write(
        operations.map(
          (each) => ({ ...each, when: each.kind === 'put' ? 'present' : each.when }) as never,
        ),
      ),
  })),
  'ends a query too early': lying((store) => ({
    async query(query) {
      const { items } = await store.query(query)
      return { items }
    },
  })),
  'loses the newest changes': lying((store) => ({
    changes: {
      ...store.changes,
      async read(after, limit) {
        const { changes, position } = await store.changes.read(after, limit)
        return { changes: changes.slice(0, -1), position }
      },
    },
  })),
}

describe('the comparison', () => {
  it.each(Object.entries(liars))('finds a store that %s', async (name, open) => {
    const contenders = [{ name, open, exactChanges: true }]
    const run = runDifferential({ seed: 1, steps: 500, contenders })
    await expect(run).rejects.toThrow(/replay with LONGTABLE_SEED=1 LONGTABLE_STEPS=\d+/)
  })
})
