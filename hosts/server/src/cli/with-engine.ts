import type { Engine } from '@longtable/store'
import type { Config } from '../config.ts'
import { type EngineOptions, openEngine } from '../engine.ts'
import { closeInTime, STOP_MS_MAX } from '../ending/stop-signal.ts'
import { startWatchdog } from '../ending/watchdog.ts'
import { tablesOf } from '../runtime.ts'
import { systems } from '../systems.ts'

/** Commands work on the same tables as a running server, beside it. */
export async function withEngine<T>(
  config: Config,
  use: (engine: Engine) => Promise<T>,
  options: EngineOptions = {},
): Promise<T> {
  const watchdog = startWatchdog()
  const engine = await openEngine(config, tablesOf(systems), { ...options, watchdog })
  // Work that the driver has silently dropped must not look like a command that has ended well.
  const alive = setInterval(() => {}, STOP_MS_MAX)
  try {
    return await use(engine)
  } finally {
    await closeInTime(engine, watchdog)
    clearInterval(alive)
  }
}
