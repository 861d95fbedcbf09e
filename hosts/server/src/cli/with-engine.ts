import type { Engine } from '@longtable/store'
import type { Config } from '../config.ts'
import { openEngine } from '../engine.ts'
import { tablesOf } from '../runtime.ts'
import { systems } from '../systems.ts'

/** Commands work on the same tables as a running server, beside it. */
export async function withEngine<T>(
  config: Config,
  use: (engine: Engine) => Promise<T>,
): Promise<T> {
  const engine = await openEngine(config, tablesOf(systems))
  try {
    return await use(engine)
  } finally {
    await engine.close()
  }
}
