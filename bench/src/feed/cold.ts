import { silentLogger } from '@longtable/core'
import { createFeedIndex, ggCore } from '@longtable/goals-guild'
import type { Engine, Item, Store } from '@longtable/store'
import { activityAt } from './graph.ts'

const PER = 100_000
const ITEMS_PER_PAGE = 1000

export interface ColdResult {
  readonly activities: number
  readonly seconds: number
  /** Bytes of heap for 100,000 activities. */
  readonly bytesPer100k: number
  /** The same with the bound at a tenth. */
  readonly boundedBytes: number
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

export async function measureCold(
  engine: Engine,
  { activities, people }: { readonly activities: number; readonly people: number },
): Promise<ColdResult & { readonly scanSeconds: number; readonly scanned: number }> {
  const store = engine.table(ggCore.name)
  const made = () => scanned(activities, people)
  const whole = await build(store, made, activities)
  const bounded = await build(store, made, Math.floor(activities / 10))
  // The real scan reads everything else in the table too.
  const real = await build(store, () => engine.tools(ggCore.name).scan(), activities)
  return {
    activities: whole.index.size.activities,
    seconds: whole.seconds,
    bytesPer100k: (whole.bytes / whole.index.size.activities) * PER,
    boundedBytes: bounded.bytes,
    scanSeconds: real.seconds,
    scanned: real.index.size.activities,
  }
}
