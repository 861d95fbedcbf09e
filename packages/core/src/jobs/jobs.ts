import { change, put } from '@longtable/entity'
import { ConditionFailedError, type Operation, type Store, type Value } from '@longtable/store'
import { Job, jobsDue } from '../processors/system.ts'

export const DONE_DAYS = 7

export const iso = (epochMs: number) => new Date(epochMs).toISOString()

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

/** The topic under which whoever runs jobs is told of a new one. */
export const jobTopic = (kind: string): string => `job ${kind}`

const KEY = /^JOB#(.+)$/

/** A new one, or one that is tried again. */
function queuedKind(one: Operation): string | undefined {
  if (one.kind === 'put') return one.item.type === Job.type ? String(one.item.kind) : undefined
  return one.kind === 'update' && one.set?.['status'] === 'queued'
    ? KEY.exec(one.key.PK)?.[1]
    : undefined
}

/** The kinds of the jobs that these operations queue. */
export const queuedKinds = (operations: readonly Operation[]): string[] => [
  ...new Set(operations.flatMap((one) => queuedKind(one) ?? [])),
]

export async function wins(write: Promise<void>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof ConditionFailedError) return false
    throw error
  }
}

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
