import { put } from '@longtable/entity'
import { FeedFloor, ggCore, goalsGuild } from '@longtable/goals-guild'
import type { Engine, Item } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'
import { until } from '@longtable/store/testing/until'

/** What only pictures, very large accounts, passing work and full feeds leave behind. */
const ELSEWHERE = ['Upload', 'CounterShard', 'Marker', 'AddressRateLimit', 'FeedFloor']

async function opened<T>(directory: string, use: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = await openLmdb({ directory, tables: [ggCore] })
  try {
    return await use(engine)
  } finally {
    await engine.close()
  }
}

async function missing(engine: Engine): Promise<string[]> {
  const items: Item[] = []
  for await (const page of engine.tools(ggCore.name).scan()) items.push(...page)
  const types = new Set([...items.map(({ type }) => type), ...ELSEWHERE])
  return Object.values(goalsGuild.entities).flatMap(({ type }) => (types.has(type) ? [] : [type]))
}

/** Beside the server, until what follows from the acts is there, and every act is sealed. */
export const awaitEverything = (directory: string): Promise<void> =>
  opened(directory, async (engine) => {
    let lacking: readonly string[] = []
    await until(
      async () => (lacking = await missing(engine)).length === 0,
      () => `items of the types ${lacking.join(', ')}`,
    )
  })

/** As after the thousandth item of a feed: so many posts would make the directory too large to keep. */
export const cutOneFeed = (directory: string): Promise<void> =>
  opened(directory, async (engine) => {
    const store = engine.table(ggCore.name)
    const [cem] = (await store.query({ index: 'GSI2', partition: 'NICK#cem' })).items
    const at = '2026-01-01T00:00:00.000Z'
    await store.write([
      put(FeedFloor, { followerId: String(cem?.['id']), floor: at, updatedAt: at }),
    ])
  })
