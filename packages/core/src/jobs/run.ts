import { errorText } from '../error-text.ts'
import type { Job } from '../processors/system.ts'
import { DONE_DAYS, iso } from './jobs.ts'
import { move, NEVER, type RunOptions, stillOurs, writeEnd } from './move.ts'

const JOB_TRIES_MAX = 8
export const JOB_LEASE_MS = 30_000
export const JOB_BEAT_MS = JOB_LEASE_MS / 3
const BACK_OFF_MS = 2000
export const JOB_BACK_OFF_MS_MAX = 10 * 60_000

const backOffMs = (attempt: number) =>
  Math.min(BACK_OFF_MS * 2 ** (attempt - 1), JOB_BACK_OFF_MS_MAX)

export interface JobRun {
  readonly job: Job
  /** Tells how far it is, and keeps the job from being taken for a dead one. */
  progress(text: string): Promise<void>
  /** This process is about to end. What takes longer throws its reason, and is gone on with by the next one. */
  readonly stopping: AbortSignal
}

export interface JobHandler {
  readonly kind: string
  /** How many of them one process runs at a time, where that is fewer than usual. */
  readonly atOnce?: number
  readonly run: (run: JobRun) => Promise<void>
}

/** What ends its worker would end each that comes after it, and no failure would ever be written. */
async function giveUp(job: Job, options: RunOptions): Promise<undefined> {
  const { kind, jobId, attempt } = job
  const error = `Its worker ended without a word, at try ${attempt}.`
  if (await move(job, { status: 'dead', dueAt: iso(options.now()), error }, options))
    options.log.error({ kind, jobId, attempt, error }, 'a job is given up')
}

/** Undefined when somebody else has it, or nobody should any more. */
export async function claim(job: Job, options: RunOptions): Promise<Job | undefined> {
  const { owner, now } = options
  if (job.status === 'running' && job.attempt >= JOB_TRIES_MAX) return giveUp(job, options)
  const claimed: Job = {
    ...job,
    status: 'running',
    attempt: job.attempt + 1,
    owner,
    dueAt: iso(now() + JOB_LEASE_MS),
  }
  return (await move(job, claimed, options)) ? claimed : undefined
}

async function fail(job: Job, error: unknown, options: RunOptions): Promise<void> {
  const text = errorText(error)
  const isDead = job.attempt >= JOB_TRIES_MAX
  const details = { kind: job.kind, jobId: job.jobId, attempt: job.attempt, error: text }
  options.log[isDead ? 'error' : 'warn'](details, 'a job failed')
  const dueAt = iso(options.now() + backOffMs(job.attempt))
  await writeEnd(job, { status: isDead ? 'dead' : 'queued', dueAt, error: text }, options)
}

/** It has not failed: whoever comes next begins where it was, and no try is counted. */
async function handBack(job: Job, options: RunOptions): Promise<void> {
  const patch = { status: 'queued', attempt: job.attempt - 1, dueAt: iso(options.now()) } as const
  await writeEnd(job, patch, options)
}

class JobTakenError extends Error {
  constructor() {
    super('The job was taken over by another worker.')
  }
}

/** Runs a claimed job, with a heart-beat, and writes down how it ended. */
export async function runClaimed(
  handler: JobHandler,
  claimed: Job,
  options: RunOptions,
): Promise<void> {
  const { now, stopping = NEVER } = options
  let job = claimed
  let turn: Promise<void> = Promise.resolve()
  // One write at a time: the heart-beat and the handler's own word would trip over each other.
  const progress = (text = job.progress ?? ''): Promise<void> => {
    const mine = turn.then(async () => {
      const next = { ...job, progress: text, dueAt: iso(now() + JOB_LEASE_MS) }
      if (!(await move(job, next, options))) {
        const found = await stillOurs(job, options)
        if (!found || !(await move(found, next, options))) throw new JobTakenError()
      }
      job = next
    })
    turn = mine.catch(() => undefined)
    return mine
  }
  // A store that is away for a moment ends no heart-beat: the next one may still be in time.
  const stopBeat = (error: unknown) => {
    if (error instanceof JobTakenError) clearInterval(beat)
  }
  const beat = setInterval(() => void progress().catch(stopBeat), JOB_BEAT_MS)
  beat.unref()
  let failure: { readonly error: unknown } | undefined
  try {
    await handler.run({ job, progress, stopping })
  } catch (error) {
    failure = { error }
  }
  clearInterval(beat)
  await turn
  if (failure && stopping.aborted && failure.error === stopping.reason) await handBack(job, options)
  else if (failure) await fail(job, failure.error, options)
  else
    await writeEnd(
      job,
      { status: 'done', ttl: Math.ceil(now() / 1000) + DONE_DAYS * 86_400 },
      options,
    )
}
