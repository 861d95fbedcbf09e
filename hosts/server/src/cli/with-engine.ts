import { createBell, SystemTable } from '@longtable/core'
import type { Engine } from '@longtable/store'
import { hintingEngine } from '../background/hints.ts'
import type { Config } from '../config.ts'
import { type EngineOptions, openEngine } from '../engine.ts'
import { closeInTime, STOP_MS_MAX } from '../ending/stop-signal.ts'
import { startWatchdog } from '../ending/watchdog.ts'
import { tablesOf } from '../runtime.ts'
import { systems } from '../systems.ts'

/** All commands share one bell. */
const OWNER = 'command-line'

type Notify = (topic: string) => void

/**
 * Commands work on the same tables as a running server, beside it, and ring for what they have written.
 * On a store that is there, unless they say otherwise.
 */
export async function withEngine<T>(
  config: Config,
  use: (engine: Engine, notify: Notify) => Promise<T>,
  options: EngineOptions = {},
): Promise<T> {
  const watchdog = startWatchdog()
  const opened = await openEngine(config, tablesOf(systems), {
    mustExist: true,
    ...options,
    watchdog,
  })
  // Work that the driver has silently dropped must not look like a command that has ended well.
  const alive = setInterval(() => {}, STOP_MS_MAX)
  const topics = new Set<string>()
  const notify: Notify = (topic) => void topics.add(topic)
  try {
    const result = await use(hintingEngine(opened, notify), notify)
    const system = opened.table(SystemTable.name)
    const isFarAway = config.store === 'dynamodb' && topics.size > 0
    if (isFarAway) await createBell({ system, owner: OWNER, now: Date.now }).ring(topics)
    return result
  } finally {
    await closeInTime(opened, watchdog)
    clearInterval(alive)
  }
}
