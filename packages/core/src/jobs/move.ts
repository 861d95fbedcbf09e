import { setMaxListeners } from 'node:events'
import { change, find } from '@longtable/entity'
import { type Store, StoreUnavailableError, WriteConflictError } from '@longtable/store'
import type { Logger } from '../logger.ts'
import { Job } from '../processors/system.ts'
import { iso, wins } from './jobs.ts'

const RETRY_MS = 1000

export interface RunOptions {
  readonly system: Store
  readonly owner: string
  readonly now: () => number
  /** Milliseconds that never go back, from any beginning. */
  readonly steadyNow?: () => number
  readonly log: Logger
  readonly stopping?: AbortSignal
  /** Between two tries to write something down; ends with the signal. */
  readonly pause?: (ms: number, stopping: AbortSignal) => Promise<void>
}

export const NEVER = new AbortController().signal

const pauseOrStop = (ms: number, stopping: AbortSignal) =>
  new Promise<void>((resolve) => {
    const over = () => {
      clearTimeout(timer)
      stopping.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    timer.unref()
    // As many wait as there are jobs that have ended, and Node complains of more than ten.
    setMaxListeners(0, stopping)
    stopping.addEventListener('abort', over)
    if (stopping.aborted) over()
  })

/** False when the job is no longer as it was. */
export function move(job: Job, patch: Partial<Job>, { system, now }: RunOptions): Promise<boolean> {
  const when = {
    all: [
      { attribute: 'status', equals: job.status },
      { attribute: 'attempt', equals: job.attempt },
      { attribute: 'dueAt', equals: job.dueAt },
    ],
  } as const
  return wins(
    system.write([change(Job, job, { patch: { ...patch, updatedAt: iso(now()) }, when })]),
  )
}

/**
 * As it is now, while its worker has it: a write whose answer was lost may have moved it. Undefined
 * when it has ended, or is another worker's.
 */
export async function stillOurs(job: Job, { system }: RunOptions): Promise<Job | undefined> {
  const found = await find(system, Job, job)
  const isOurs =
    found?.status === 'running' && found.owner === job.owner && found.attempt === job.attempt
  return isOurs ? found : undefined
}

/** What is done is done, whoever has taken it over meanwhile: their next try would do it again. */
async function stillUndone(job: Job, { system }: RunOptions): Promise<Job | undefined> {
  const found = await find(system, Job, job)
  return found?.status === 'done' ? undefined : found
}

const mayPass = (error: unknown) =>
  error instanceof StoreUnavailableError || error instanceof WriteConflictError

/**
 * Writes down how a job ended, until that is so or this process ends, because what was done and not
 * written down is done again: a store that is full or away for a moment must not send a mail twice.
 */
export async function writeEnd(job: Job, patch: Partial<Job>, options: RunOptions): Promise<void> {
  const { log, stopping = NEVER, pause = pauseOrStop } = options
  const asItIs = patch.status === 'done' ? stillUndone : stillOurs
  let current: Job | undefined = job
  while (current) {
    const isLastTry = stopping.aborted
    try {
      if (await move(current, patch, options)) return
      current = await asItIs(job, options)
    } catch (error) {
      if (isLastTry || !mayPass(error)) throw error
      const { kind, jobId } = job
      log.warn({ kind, jobId, err: error }, 'how a job ended is not written yet; tried again')
      await pause(RETRY_MS, stopping)
    }
  }
}
