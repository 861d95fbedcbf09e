import { keyOf } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { deadJobs, dropJob, reviveJob } from '../jobs/jobs.ts'
import { createParking, type ParkedChange } from './parking.ts'
import { Job, SystemTable } from './system.ts'

/** For the operator: what no processor could take, with the changes that wait behind it; or a job that failed. */
export interface DeadLetter {
  /** Names it in `replay` and `drop`. */
  readonly id: string
  readonly table: string
  /** Or the kind of the job. */
  readonly processor: string
  readonly PK: string
  readonly SK: string
  readonly attempts: number
  readonly error: string
  readonly parkedAt: string
  /** Later changes of the same item, in line behind it. */
  readonly behind: number
}

/** A letter, and what can be done with it. */
interface Decidable {
  readonly letter: DeadLetter
  readonly replay: () => Promise<unknown>
  readonly drop: () => Promise<unknown>
}

/** Which jobs are among them. */
interface JobsOf {
  readonly kinds: readonly string[]
  readonly now: () => number
}

const idOf = ({ tableName, processor, itemHash, place }: ParkedChange) =>
  [tableName, processor, itemHash, place.replace(/^0+(?=.)/, '')].join('/')

const sameLine = (a: ParkedChange, b: ParkedChange) =>
  a.processor === b.processor && a.itemHash === b.itemHash

async function changesIn(system: Store, table: string): Promise<Decidable[]> {
  const parking = createParking(system, table)
  const all = await parking.list()
  return all
    .filter(({ status }) => status === 'dead')
    .map((parked) => ({
      letter: {
        id: idOf(parked),
        table: parked.tableName,
        processor: parked.processor,
        PK: parked.PKOfItem,
        SK: parked.SKOfItem,
        attempts: parked.attempts,
        error: parked.error,
        parkedAt: parked.parkedAt,
        behind: all.filter((one) => sameLine(one, parked)).length - 1,
      },
      replay: () => parking.revive(parked),
      drop: () => parking.unpark(parked),
    }))
}

async function jobsIn(system: Store, { kinds, now }: JobsOf): Promise<Decidable[]> {
  const ours = (await deadJobs(system)).filter(({ kind }) => kinds.includes(kind))
  return ours.map((job) => ({
    letter: {
      id: `job/${job.kind}/${job.jobId}`,
      table: SystemTable.name,
      processor: job.kind,
      ...keyOf(Job, job),
      attempts: job.attempt,
      error: job.error ?? '',
      parkedAt: job.updatedAt,
      behind: 0,
    },
    replay: () => reviveJob(system, job, now()),
    drop: () => dropJob(system, job, now()),
  }))
}

/** The changes of some tables that failed, and jobs of some kinds. */
export function deadLetters(system: Store, tables: readonly string[], jobs?: JobsOf) {
  async function all(): Promise<Decidable[]> {
    const found = await Promise.all(tables.map((table) => changesIn(system, table)))
    return [...found.flat(), ...(jobs ? await jobsIn(system, jobs) : [])]
  }

  const each = (verb: 'replay' | 'drop') => async (ids: readonly string[] | 'all') => {
    const chosen = (await all()).filter(({ letter }) => ids === 'all' || ids.includes(letter.id))
    for (const one of chosen) await one[verb]()
    return chosen.length
  }

  return {
    list: async (): Promise<DeadLetter[]> => (await all()).map(({ letter }) => letter),
    /** They are tried again at once, and what waits behind them follows in order. Says how many. */
    replay: each('replay'),
    /** They are given up; what waits behind them follows. Says how many. */
    drop: each('drop'),
  }
}

/** For the operator, of some tables. */
export type DeadLetters = ReturnType<typeof deadLetters>
