import type { Store } from '@longtable/store'
import { CLOCKS_APART_MS_MAX, createStillness, isWithin } from '../clock.ts'
import { type Job, jobsDue, queueOf } from '../processors/system.ts'
import { iso } from './jobs.ts'
import { JOB_BACK_OFF_MS_MAX, JOB_LEASE_MS } from './run.ts'

const LOOK_MS = JOB_LEASE_MS

/**
 * Written by a clock that was ahead of ours, with a wait no longer than a back-off, so that its end
 * says nothing. A longer wait names a time of its own and keeps it.
 */
function isFromFuture({ dueAt, updatedAt }: Job, now: number): boolean {
  const written = Date.parse(updatedAt)
  return written > now + CLOCKS_APART_MS_MAX && Date.parse(dueAt) - written <= JOB_BACK_OFF_MS_MAX
}

/**
 * Finds the jobs that a clock left in the future before it went back. It looks now and then, because
 * nothing else tells of them. One that somebody runs is theirs while its heart-beat moves it.
 */
export function createLookAhead(system: Store, now: () => number) {
  const lookedAt = new Map<string, number>()
  const stillMs = createStillness(now)

  const isAbandoned = ({ kind, jobId, attempt, dueAt }: Job) =>
    stillMs(`${kind} ${jobId}`, `${attempt} ${dueAt}`) >= JOB_LEASE_MS

  return async (kind: string): Promise<Job[]> => {
    const at = now()
    if (isWithin(at - (lookedAt.get(kind) ?? -Infinity), LOOK_MS)) return []
    lookedAt.set(kind, at)
    const queue = queueOf({ status: 'queued', kind }) as string
    const found: Job[] = []
    for await (const jobs of jobsDue.each({ store: system }, { queue, from: iso(at) }))
      for (const job of jobs.filter((one) => isFromFuture(one, at)))
        if (job.status === 'queued' || isAbandoned(job)) found.push(job)
    return found
  }
}
