import type { RunnerStatus } from '@longtable/core'
import type { Runtime } from '../runtime.ts'

/** Past this the processors are said to be behind; the store may still be well. */
const LAG_MS_MAX = 60_000

export interface Health {
  readonly status: 'ok' | 'degraded' | 'down'
  readonly store: 'ok' | 'down'
  readonly processors: readonly RunnerStatus[]
}

/** What an operator's probe needs: whether the store answers, and how far the processors are behind. */
export async function healthOf({ background }: Runtime): Promise<Health> {
  try {
    const processors = await Promise.all(
      [...background.runners.values()].map((runner) => runner.status()),
    )
    const isBehind = processors.some(({ lagMs, dead }) => lagMs > LAG_MS_MAX || dead > 0)
    return { status: isBehind ? 'degraded' : 'ok', store: 'ok', processors }
  } catch {
    return { status: 'down', store: 'down', processors: [] }
  }
}
