import { change, find, type Of, put } from '@longtable/entity'
import { ConditionFailedError, type Store, type Value } from '@longtable/store'
import type { Logger } from '../logger.ts'
import { Job, jobsDue, queueOf } from '../processors/system.ts'

export type Job = Of<typeof Job>
export const JOB_TRIES_MAX = 8
const JOB_LEASE_MS = 30_000
const DONE_DAYS = 7
const CLAIMS_MAX = 25
const BACK_OFF_MS = 2000
const BACK_OFF_MS_MAX = 10 * 60_000
const ERROR_CHARACTERS_MAX = 500

const iso = (epochMs: number) => new Date(epochMs).toISOString()
const backOffMs = (attempt: number) => Math.min(BACK_OFF_MS * 2 ** (attempt - 1), BACK_OFF_MS_MAX)

export interface JobInput {
  readonly kind: string
  /** The same id is the same job: it follows from the event that asks for it. */
  readonly jobId: string
  readonly payload: Value
  /** Not before this time; now unless said otherwise. */
  readonly at?: number
}

/** Says whether it is new; an id that is known already changes nothing. */
export async function enqueue(system: Store, input: JobInput, now: number): Promise<boolean> {
  const job: Job = {
    kind: input.kind,
    jobId: input.jobId,
    status: 'queued',
    attempt: 0,
    dueAt: iso(input.at ?? now),
    payload: input.payload as never,
    createdAt: iso(now),
    updatedAt: iso(now),
  }
  return wins(system.write([put(Job, job)]))
}

async function wins(write: Promise<void>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof ConditionFailedError) return false
    throw error
  }
}

export interface JobRun {
  readonly job: Job
  /** Tells how far it is, and keeps the job from being taken for a dead one. */
  progress(text: string): Promise<void>
}

export interface JobHandler {
  readonly kind: string
  readonly run: (run: JobRun) => Promise<void>
}

interface WorkerOptions {
  readonly system: Store
  readonly handlers: readonly JobHandler[]
  readonly owner: string
  readonly now: () => number
  readonly log: Logger
}

/** Runs due jobs. A claim is a condition in the store, so a job never runs twice at once. */
export function createJobWorker({ system, handlers, owner, now, log }: WorkerOptions) {
  const write = (job: Job, patch: Partial<Record<keyof Job, unknown>>) =>
    wins(
      system.write([
        change(Job, job, {
          patch: { ...patch, updatedAt: iso(now()) } as Partial<Job>,
          when: {
            all: [
              { attribute: 'status', equals: job.status },
              { attribute: 'attempt', equals: job.attempt },
              { attribute: 'dueAt', equals: job.dueAt },
            ],
          },
        }),
      ]),
    )

  async function claim(job: Job): Promise<Job | undefined> {
    const claimed: Job = {
      ...job,
      status: 'running',
      attempt: job.attempt + 1,
      owner,
      dueAt: iso(now() + JOB_LEASE_MS),
    }
    return (await write(job, claimed)) ? claimed : undefined
  }

  async function run(handler: JobHandler, claimed: Job): Promise<void> {
    let job = claimed
    let turn: Promise<void> = Promise.resolve()
    // One write at a time: the heart-beat and the handler's own word would trip over each other.
    const progress = (text = job.progress ?? ''): Promise<void> => {
      const mine = turn.then(async () => {
        const next = { ...job, progress: text, dueAt: iso(now() + JOB_LEASE_MS) }
        if (!(await write(job, next))) throw new Error('The job was taken over by another worker.')
        job = next
      })
      turn = mine.catch(() => undefined)
      return mine
    }
    const beat = setInterval(
      () => void progress().catch(() => clearInterval(beat)),
      JOB_LEASE_MS / 3,
    )
    beat.unref()
    let failure: { readonly error: unknown } | undefined
    try {
      await handler.run({ job, progress })
    } catch (error) {
      failure = { error }
    }
    clearInterval(beat)
    await turn
    if (failure) await fail(job, failure.error)
    else await write(job, { status: 'done', ttl: Math.ceil(now() / 1000) + DONE_DAYS * 86_400 })
  }

  async function fail(job: Job, error: unknown): Promise<void> {
    const text = String(error).slice(0, ERROR_CHARACTERS_MAX)
    const isDead = job.attempt >= JOB_TRIES_MAX
    log[isDead ? 'error' : 'warn'](
      { kind: job.kind, jobId: job.jobId, attempt: job.attempt, error: text },
      'a job failed',
    )
    await write(job, {
      status: isDead ? 'dead' : 'queued',
      dueAt: iso(now() + backOffMs(job.attempt)),
      error: text,
    })
  }

  /** Says how many were run. */
  async function step(): Promise<number> {
    let count = 0
    for (const handler of handlers) {
      const queue = queueOf({ status: 'queued', kind: handler.kind }) as string
      const query = jobsDue.query({ queue, to: `${iso(now())}~` })
      const { items } = await system.query({ ...query, limit: CLAIMS_MAX })
      const due = await Promise.all(
        items.map(({ SK }) => find(system, Job, { kind: handler.kind, jobId: SK })),
      )
      const waiting = due.filter((job): job is Job => job !== undefined && isDue(job, now()))
      const claimed = (await Promise.all(waiting.map(claim))).filter(
        (job): job is Job => job !== undefined,
      )
      await Promise.all(claimed.map((job) => run(handler, job)))
      count += claimed.length
    }
    return count
  }

  return {
    step,
    async drain() {
      while ((await step()) > 0);
    },
  }
}

const isDue = (job: Job, now: number) =>
  (job.status === 'queued' || job.status === 'running') && Date.parse(job.dueAt) <= now

/** Dead jobs, for the operator. */
export async function deadJobs(system: Store): Promise<Job[]> {
  const dead: Job[] = []
  for await (const chunk of jobsDue.each({ store: system }, { queue: 'DEAD' })) dead.push(...chunk)
  return dead
}

export async function reviveJob(system: Store, job: Job, now: number): Promise<boolean> {
  const patch = { status: 'queued' as const, attempt: 0, dueAt: iso(now), updatedAt: iso(now) }
  return wins(
    system.write([change(Job, job, { patch, when: { attribute: 'status', equals: 'dead' } })]),
  )
}

export async function dropJob(system: Store, job: Job, now: number): Promise<boolean> {
  const patch = {
    status: 'done' as const,
    ttl: Math.ceil(now / 1000) + DONE_DAYS * 86_400,
    updatedAt: iso(now),
  }
  return wins(
    system.write([change(Job, job, { patch, when: { attribute: 'status', equals: 'dead' } })]),
  )
}
