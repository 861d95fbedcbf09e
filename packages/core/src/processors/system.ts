import {
  Count,
  EpochSeconds,
  entity,
  Id,
  type Of,
  pattern,
  Timestamp,
  table,
} from '@longtable/entity'
import * as z from 'zod'

/**
 * Leases, checkpoints, parked changes and jobs. It keeps no change log: processors would feed on
 * their own bookkeeping.
 */
export const SystemTable = table({
  name: 'longtable_system',
  indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' } },
  discriminator: 'type',
  ttl: 'ttl',
  log: false,
})

/** Who may process now. The epoch grows with every owner, so that an old one cannot write late. */
export const Lease = entity(SystemTable, {
  type: 'Lease',
  fields: { name: Id, owner: z.string(), until: z.int(), epoch: Count },
  keys: { table: ['LEASE#{name}', 'LEASE'] },
})

/** How far a group of processors has read a table's changes. */
export const Checkpoint = entity(SystemTable, {
  type: 'Checkpoint',
  fields: { group: Id, tableName: Id, position: z.string(), updatedAt: Timestamp },
  keys: { table: ['CHECKPOINT#{group}', '{tableName}'] },
})

/** Where a table's processors were when its log was last trimmed; the next trim cuts there. */
export const TrimMark = entity(SystemTable, {
  type: 'TrimMark',
  fields: { tableName: Id, position: z.string(), notedAt: Timestamp },
  keys: { table: ['TRIM#{tableName}', 'TRIM'] },
})

/** A change that a processor could not take; later changes of the same item wait behind it, in order. */
export const Parked = entity(SystemTable, {
  type: 'Parked',
  fields: {
    tableName: Id,
    processor: Id,
    itemHash: Id,
    /** The change's id, padded so that it sorts as a number. */
    place: Id,
    status: z.enum(['waiting', 'dead']),
    attempts: Count,
    notBefore: z.int(),
    error: z.string(),
    /** The item it is about, for the operator. */
    PKOfItem: z.string(),
    SKOfItem: z.string(),
    parts: z.int(),
    parkedAt: Timestamp,
  },
  keys: { table: ['PARKED#{tableName}', '{processor}#{itemHash}#{place}'] },
})

/** The change itself as text: two images can be larger than one item may be. */
export const ParkedPart = entity(SystemTable, {
  type: 'ParkedPart',
  fields: { tableName: Id, processor: Id, itemHash: Id, place: Id, part: Id, text: z.string() },
  keys: { table: ['PARKEDPART#{tableName}#{processor}#{itemHash}#{place}', '{part}'] },
})

export const parkedOf = pattern(Parked, 'table', { source: 'core: parked changes of a table' })
export const partsOf = pattern(ParkedPart, 'table', { source: 'core: the text of a parked change' })

/** Where a job is looked for: among those of its kind, among the dead ones, or nowhere once it is done. */
export function queueOf({ status, kind }: { status: string; kind: string }): string | undefined {
  if (status === 'done') return undefined
  return status === 'dead' ? 'DEAD' : `DUE-${kind}`
}

/** Long work, claimed by condition. `dueAt` is when somebody has to look at it next. */
export const Job = entity(SystemTable, {
  type: 'Job',
  fields: {
    kind: Id,
    jobId: Id,
    status: z.enum(['queued', 'running', 'done', 'dead']),
    attempt: Count,
    dueAt: Timestamp,
    owner: z.string().optional(),
    payload: z.json(),
    progress: z.string().optional(),
    error: z.string().optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    ttl: EpochSeconds.optional(),
  },
  derive: { queue: (job) => queueOf(job) },
  keys: { table: ['JOB#{kind}', '{jobId}'], GSI1: ['JOBS#{queue}', '{dueAt}#{jobId}'] },
})

export type Job = Of<typeof Job>

/** What has to be looked at, soonest first. */
export const jobsDue = pattern(Job, 'GSI1', { source: 'core: jobs due, and dead ones' })
