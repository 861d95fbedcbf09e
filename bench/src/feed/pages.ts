import { createFeedIndex, ggCore } from '@longtable/goals-guild'
import { SystemTable } from '@longtable/core'
import { openLmdb } from '@longtable/store/lmdb'
import { seededRandom } from '@longtable/testing/random'
import { silentLogger } from '@longtable/core'
import type { Engine, Item } from '@longtable/store'
import { type Costs, measure } from '../harness.ts'
import { counting } from './counting.ts'
import {
  activityItems,
  feedItems,
  follow,
  idAt,
  person,
  personId,
  powerLaw,
  START,
  write,
} from './graph.ts'
import { contexts } from './guild.ts'
import { fanOutRead, naive, ours } from './readers.ts'
import type { FeedSize } from './size.ts'

export const PAGE_1 = 'page 1'
export const PAGE_10 = 'page 10'
export const FAN_OUT = 'fan-out read'
export const NAIVE = 'naive read'

export interface PageResult {
  readonly followed: number
  readonly costs: Costs
  /** Items that one page has read from the store. */
  readonly items: number
  readonly p50: number
  readonly p99: number
}

export const readerId = (followed: number): string => idAt(START + 1, followed)
export const laterThanAll = ({ people, activitiesEach }: FeedSize): number =>
  START + people * activitiesEach * 500 + 3_600_000

function* people(size: FeedSize): Generator<Item> {
  const random = seededRandom(1)
  for (let place = 0; place < size.people; place++) {
    yield person(personId(place))
    for (const other of powerLaw(random, size.people, size.followsEach))
      if (other !== place) yield follow(personId(place), personId(other))
  }
}

function* readers(size: FeedSize): Generator<Item> {
  const random = seededRandom(2)
  for (const count of size.followed) {
    const id = readerId(count)
    yield person(id)
    const followed = new Set([...powerLaw(random, size.people, count)].map(personId))
    for (const other of followed) yield follow(id, other)
    yield* feedItems(id, followed, size)
  }
}

/** A table with a power-law graph of follows, in a directory of its own. */
export async function fillGraph(directory: string, size: FeedSize): Promise<Engine> {
  const clock = () => laterThanAll(size)
  const engine = await openLmdb({
    directory,
    tables: [ggCore, SystemTable],
    clock,
    sync: false,
  })
  const store = engine.table(ggCore.name)
  await write(store, people(size))
  await write(store, activityItems(size.people, size.activitiesEach))
  await write(store, readers(size))
  return engine
}

/** Microseconds, in order. */
export async function latencies(count: number, read: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let n = 0; n < count; n++) {
    const start = performance.now()
    await read()
    taken.push((performance.now() - start) * 1000)
  }
  return taken.sort((a, b) => a - b)
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number

export async function measurePages(
  engine: Engine,
  directory: string,
  { size, say }: { readonly size: FeedSize; readonly say: (text: string) => void },
): Promise<PageResult[]> {
  const store = engine.table(ggCore.name)
  const now = () => laterThanAll(size)
  const scan = () => engine.tools(ggCore.name).scan()
  const feed = createFeedIndex({ store, scan, log: silentLogger })
  await feed.start()
  const as = contexts({ store, directory, now, feed })
  const results: PageResult[] = []
  for (const followed of size.followed) {
    say(`pages of somebody who follows ${followed}`)
    const userId = readerId(followed)
    let after: string | undefined
    for (let page = 1; page < 10; page++) after = (await ours(as(userId), after)).after ?? after
    const contender = (name: string, read: () => Promise<unknown>) => ({
      name,
      prepare: () => read,
    })
    const contenders = [
      contender(PAGE_1, () => ours(as(userId))),
      contender(PAGE_10, () => ours(as(userId), after)),
      contender(FAN_OUT, () => fanOutRead(store, userId)),
      contender(NAIVE, () => naive(store, userId)),
    ]
    const pace = { rounds: size.rounds, sliceMs: size.sliceMs }
    const costs = await measure({ contenders, concurrency: 1 }, pace)
    const counted = counting(store)
    await ours({ ...as(userId), store: counted.store })
    const sorted = await latencies(size.samples, () => ours(as(userId)))
    const [p50, p99] = [percentile(sorted, 0.5), percentile(sorted, 0.99)]
    results.push({ followed, costs, items: counted.counts.items, p50, p99 })
  }
  return results
}
