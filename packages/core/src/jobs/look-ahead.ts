import type { Store } from '@longtable/store'
import { CLOCKS_APART_MS_MAX, createStillness, isWithin } from '../clock.ts'
import { type Job, jobsDue } from '../processors/system.ts'
import { iso } from './jobs.ts'
import { JOB_BACK_OFF_MS_MAX, JOB_LEASE_MS } from './run.ts'

const LOOK_MS = JOB_LEASE_MS

interface LookOptions {
  readonly system: Store
  readonly queue: string
  readonly now: () => number
  readonly steadyNow: () => number
}

/**
 * Written by a clock that was ahead of ours, with a wait no longer than a back-off, so that its end
 * says nothing. A longer wait names a time of its own and keeps it.
 */
function isFromFuture({ dueAt, updatedAt }: Job, now: number): boolean {
  const written = Date.parse(updatedAt)
  return written > now + CLOCKS_APART_MS_MAX && Date.parse(dueAt) - written <= JOB_BACK_OFF_MS_MAX
}

/**
 * Finds the jobs of a queue that a clock left in the future before it went back. One that somebody
 * runs is theirs while its heart-beat moves it.
 */
export function createLookAhead({ system, queue, now, steadyNow }: LookOptions) {
  const stillMs = createStillness(steadyNow)
  let lookedAt = -Infinity

  const isAbandoned = ({ jobId, attempt, dueAt }: Job) =>
    stillMs(jobId, `${attempt} ${dueAt}`) >= JOB_LEASE_MS

  const abandoned = (jobs: readonly Job[], at: number) =>
    jobs.filter((job) => isFromFuture(job, at) && (job.status === 'queued' || isAbandoned(job)))

  /** In the whole queue where that was read; else it is read now and then, because nothing else tells of them. */
  return async (all: readonly Job[] | undefined): Promise<Job[]> => {
    const at = now()
    if (all) return abandoned(all, at)
    if (isWithin(at - lookedAt, LOOK_MS)) return []
    const found: Job[] = []
    for await (const jobs of jobsDue.each({ store: system }, { queue, from: iso(at) }))
      found.push(...abandoned(jobs, at))
    // What there is no place for now is found again.
    if (found.length === 0) lookedAt = at
    return found
  }
}
