import { type JobsStatus, type RunnerStatus, UNPROCESSED_COUNTED_MAX } from '@longtable/core'
import { backupsTold, isAhead } from '../backup/newest.ts'
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
  /** The newest one, where backups are made; null before the first. */
  readonly backup?: {
    readonly at: string
    readonly ageHours: number
    /** Its time is yet to come: nobody can tell how old it is. */
    readonly isAhead?: true
  } | null
}

const isBehind = ({ lagMs, unprocessed, dead, gap }: RunnerStatus) =>
  gap !== undefined || lagMs > LAG_MS_MAX || unprocessed >= UNPROCESSED_COUNTED_MAX || dead > 0

/** An operator whose backups have stopped wants to hear it from whoever watches the server. */
const BACKUPS_MISSED_MAX = 2

const HOUR_MS = 3_600_000

/** What is told of the newest, and whether too many were not made; a first one may be missed too. */
async function backupOf({ config, now }: Runtime) {
  const { backups, dataDirectory } = config
  if (!backups) return { told: {}, isMissed: false }
  const { newest, since } = await backupsTold(dataDirectory)
  const hoursSince = (at: string) => Math.max(0, now() - Date.parse(at)) / HOUR_MS
  const missedAfter = (backups.everyHours ?? Infinity) * BACKUPS_MISSED_MAX
  const isUnknown = since !== undefined && isAhead(since, now())
  const ageHours = (at: string) => Math.round(hoursSince(at) * 10) / 10
  const backup = newest
    ? { at: newest.at, ageHours: ageHours(newest.at), ...(isUnknown && { isAhead: true as const }) }
    : null
  const isMissed = since !== undefined && (isUnknown || hoursSince(since) > missedAfter)
  return { told: { backup }, isMissed }
}

async function look(runtime: Runtime): Promise<Health> {
  const { background } = runtime
  try {
    const processors = await Promise.all(
      [...background.runners.values()].map((runner) => runner.status()),
    )
    const jobs = await background.jobs()
    const isLate = jobs.dead > 0 || jobs.oldestDueMs > LAG_MS_MAX
    const { told, isMissed } = await backupOf(runtime)
    const isDegraded = isLate || processors.some(isBehind) || isMissed
    return { status: isDegraded ? 'degraded' : 'ok', store: 'ok', processors, jobs, ...told }
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
