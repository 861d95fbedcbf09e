import { type Bus, createTail, type Logger } from '@longtable/core'
import type { Change, Engine } from '@longtable/store'
import type { Hints } from './hints.ts'
import { type Loop, startLoop } from './loop.ts'
import type { Pace } from './pace.ts'

/** What a system tells live subscribers of a change: topics and messages. */
export type LiveSource = (change: Change, publish: Bus['publish']) => void

interface LiveOptions {
  readonly engine: Engine
  readonly sources: ReadonlyMap<string, readonly LiveSource[]>
  readonly bus: Bus
  readonly hints: Hints
  readonly pace: Pace
  readonly log: Logger
}

/** Every worker follows the logs for its own subscribers, wherever the write was made. */
export function startLive({ engine, sources, bus, hints, pace, log }: LiveOptions): {
  stop(): Promise<void>
} {
  const loops = new Map<string, Loop>()
  for (const [table, list] of sources) {
    const tail = createTail(engine.table(table), {
      log,
      onChange: (change) => {
        for (const source of list) source(change, (topic, message) => bus.publish(topic, message))
      },
    })
    loops.set(table, startLoop({ name: `live ${table}`, step: tail.step, pace, log }))
  }
  hints.onHint((table) => loops.get(table)?.poke())
  return {
    async stop() {
      await Promise.all([...loops.values()].map((loop) => loop.stop()))
    },
  }
}
