import { type JobsStatus, type RunnerStatus, UNPROCESSED_COUNTED_MAX } from '@longtable/core'
import type { Runtime } from '../runtime.ts'

/** Past this the processors are said to be behind; the store may still be well. */
const LAG_MS_MAX = 60_000
/** Anybody may ask, and it reads the log: within this time all get one answer. */
const KEPT_MS = 500

export interface Health {
  readonly status: 'ok' | 'degraded' | 'down'
  readonly store: 'ok' | 'down'
  readonly processors: readonly RunnerStatus[]
  readonly jobs?: JobsStatus
}

const isBehind = ({ lagMs, unprocessed, dead, gap }: RunnerStatus) =>
  gap !== undefined || lagMs > LAG_MS_MAX || unprocessed >= UNPROCESSED_COUNTED_MAX || dead > 0

async function look({ background }: Runtime): Promise<Health> {
  try {
    const processors = await Promise.all(
      [...background.runners.values()].map((runner) => runner.status()),
    )
    const jobs = await background.jobs()
    const isLate = jobs.dead > 0 || jobs.oldestDueMs > LAG_MS_MAX
    const isDegraded = isLate || processors.some(isBehind)
    return { status: isDegraded ? 'degraded' : 'ok', store: 'ok', processors, jobs }
  } catch {
    return { status: 'down', store: 'down', processors: [] }
  }
}

/** What an operator's probe needs: whether the store answers, and what waits for whom. */
export function createHealth(runtime: Runtime): () => Promise<Health> {
  let kept: { readonly at: number; readonly health: Promise<Health> } | undefined
  return () => {
    const at = performance.now()
    if (!kept || at - kept.at > KEPT_MS) kept = { at, health: look(runtime) }
    return kept.health
  }
}
