import type { Job } from '../processors/system.ts'
import { JOB_BEAT_MS } from './run.ts'

/** A heart-beat, and half of one for a store that is slow. */
const STILL_MS = JOB_BEAT_MS * 1.5

const stateOf = ({ attempt, dueAt }: Job) => `${attempt} ${dueAt}`

/**
 * Who lives moves its job with every heart-beat, so what stood still for longer has nobody. That is
 * measured by our own steady clock: the end of a lease was written by another process's, and one of
 * the two may have jumped, or the machine have slept, while the work goes on.
 */
export function createJobWatch(steadyNow: () => number) {
  let seen = new Map<string, { readonly state: string; readonly since: number }>()
  return {
    /** The jobs that a look has found; what it has not found is forgotten. */
    note(jobs: readonly Job[]): void {
      const since = steadyNow()
      const running = jobs.filter(({ status }) => status === 'running')
      seen = new Map(
        running.map((job) => {
          const [known, state] = [seen.get(job.jobId), stateOf(job)]
          return [job.jobId, known?.state === state ? known : { state, since }]
        }),
      )
    },
    /** For how long it still has to stand still until nobody can have it. */
    waitMs(job: Job): number {
      if (job.status !== 'running') return 0
      const known = seen.get(job.jobId)
      if (known?.state !== stateOf(job)) return STILL_MS
      return Math.max(0, known.since + STILL_MS - steadyNow())
    },
  }
}
