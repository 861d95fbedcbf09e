import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { silentLogger } from '@longtable/core'
import { createFeedIndex, type FeedIndex, ggCore } from '@longtable/goals-guild'
import type { Engine, Item, Store } from '@longtable/store'
import { activityAt, activityItems, write } from './graph.ts'
import { contexts } from './guild.ts'
import { laterThanAll, readerId } from './pages.ts'
import { ours } from './readers.ts'
import type { FeedSize } from './size.ts'

const PER = 100_000
const BETWEEN_PAGES_MS = 20
const ITEMS_PER_PAGE = 1000

export interface ColdResult {
  readonly activities: number
  readonly seconds: number
  /** Bytes of heap for 100,000 activities. */
  readonly bytesPer100k: number
  /** The same with the bound at a tenth. */
  readonly boundedBytes: number
  /** By scanning the table, with everything else that is in it. */
  readonly scan: { readonly activities: number; readonly seconds: number }
  /** Pages that were read while the table was scanned, and how many were not as they are after it. */
  readonly meanwhile: { readonly pages: number; readonly wrong: number }
}

function heapUsed(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

/** As much as a scan of the table gives, without the disk: keys are what the index takes of them. */
async function* scanned(activities: number, people: number): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < activities; start += ITEMS_PER_PAGE) {
    const page: Item[] = []
    for (let place = start; place < Math.min(start + ITEMS_PER_PAGE, activities); place++) {
      const { actorId, createdAt, activityId } = activityAt(place, people)
      page.push({ PK: `ACTIVITY#${actorId}`, SK: `TS#${createdAt}#${activityId}` })
    }
    yield page
  }
}

async function build(store: Store, scan: () => AsyncIterable<readonly Item[]>, max: number) {
  const before = heapUsed()
  const index = createFeedIndex({ store, scan, log: silentLogger, activitiesMax: max })
  const start = performance.now()
  await index.start()
  const seconds = (performance.now() - start) / 1000
  return { index, seconds, bytes: heapUsed() - before }
}

interface Place {
  readonly engine: Engine
  readonly directory: string
  readonly size: FeedSize
}

/** Nobody writes meanwhile, so every page has to be what it is when the index is ready. */
async function pagesMeanwhile({ engine, directory, size }: Place, feed: FeedIndex) {
  const store = engine.table(ggCore.name)
  const as = contexts({ store, directory, now: () => laterThanAll(size), feed })
  const read = async (userId: string) => (await ours(as(userId))).items.map(({ id }) => id)
  const readers = size.followed.map(readerId)
  const seen: { readonly userId: string; readonly ids: readonly string[] }[] = []
  while (!feed.isReady)
    for (const userId of readers) {
      // As requests come: now and then, by the event loop, which the scan needs too.
      await wait(BETWEEN_PAGES_MS)
      if (!feed.isReady) seen.push({ userId, ids: await read(userId) })
    }
  const right = new Map<string, readonly string[]>()
  for (const userId of readers) right.set(userId, await read(userId))
  const isWrong = ({ userId, ids }: (typeof seen)[number]) =>
    ids.length === 0 || !isDeepStrictEqual(ids, right.get(userId))
  return { pages: seen.length, wrong: seen.filter(isWrong).length }
}

/** Alone, which is timed, and again while pages are read. */
async function scanTable(place: Place) {
  const { engine, size } = place
  const store = engine.table(ggCore.name)
  const scan = () => engine.tools(ggCore.name).scan()
  const alone = await build(store, scan, size.coldActivities)
  const index = createFeedIndex({ store, scan, log: silentLogger })
  const building = index.start()
  const meanwhile = await pagesMeanwhile(place, index)
  await building
  return {
    scan: { activities: alone.index.size.activities, seconds: alone.seconds },
    meanwhile,
  }
}

/** Fills the table up to as many activities first. */
export async function measureCold(place: Place): Promise<ColdResult> {
  const { engine, size } = place
  const { coldActivities: activities, people } = size
  const store = engine.table(ggCore.name)
  const made = () => scanned(activities, people)
  const whole = await build(store, made, activities)
  const bounded = await build(store, made, Math.floor(activities / 10))
  await write(store, activityItems(people, Math.ceil(activities / people)))
  return {
    activities: whole.index.size.activities,
    seconds: whole.seconds,
    bytesPer100k: (whole.bytes / whole.index.size.activities) * PER,
    boundedBytes: bounded.bytes,
    ...(await scanTable(place)),
  }
}
