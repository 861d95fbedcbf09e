import { type Bus, createBell, type Logger, SystemTable } from '@longtable/core'
import type { Engine } from '@longtable/store'
import type { Hints } from './hints.ts'
import { startLoop } from './loop.ts'

/** A host rings at most this often, however much it writes. */
const RING_MS = 1000
/** While somebody listens live, or something has happened a moment ago. */
const HEAR_MS = 1000
const HEAR_IDLE_MS = 2000
const MOMENT_MS = 30_000
const NEVER = { firstMs: 3_600_000, longestMs: 3_600_000 }

interface BellOptions {
  readonly engine: Engine
  readonly owner: string
  readonly hints: Hints
  readonly bus: Pick<Bus, 'subscribers'>
  readonly now: () => number
  readonly log: Logger
}

/**
 * Hints between hosts, which have nothing in common but the tables: each writes into an item of its
 * own which tables it has written to and which kinds of job it has queued, and all look at these
 * items instead of every table's changes and every kind's queue.
 */
export function startBell({ engine, owner, hints, bus, now, log }: BellOptions): {
  stop(): Promise<void>
} {
  const bell = createBell({ system: engine.table(SystemTable.name), owner, now })
  const pending = new Set<string>()
  let lastAt = performance.now()

  async function ring(): Promise<number> {
    const topics = [...pending]
    pending.clear()
    try {
      if (topics.length > 0) await bell.ring(topics)
    } catch (error) {
      for (const topic of topics) pending.add(topic)
      throw error
    }
    return 0
  }

  async function hear(): Promise<number> {
    const topics = await bell.hear()
    if (topics.length > 0) lastAt = performance.now()
    for (const topic of topics) hints.hear(topic)
    return 0
  }

  const isLively = () => bus.subscribers > 0 || performance.now() - lastAt < MOMENT_MS
  const waitMs = () => (isLively() ? HEAR_MS : HEAR_IDLE_MS)
  const loops = [
    startLoop({ name: 'ring', step: ring, pace: NEVER, lullMs: () => RING_MS, log }),
    startLoop({ name: 'hear', step: hear, pace: NEVER, waitMs, log }),
  ]
  hints.onOwn((topic) => {
    lastAt = performance.now()
    pending.add(topic)
    loops[0]?.poke()
  })
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}
