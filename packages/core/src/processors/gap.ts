import { find, put, remove } from '@longtable/entity'
import { ChangeGapError, type ChangeBatch, type LogPosition, type Store } from '@longtable/store'
import { wins } from '../jobs/jobs.ts'
import type { Logger } from '../logger.ts'
import { Checkpoint, TrimMark } from './system.ts'

const LOOK_MS = 2000

interface GapInput {
  readonly store: Store
  readonly system: Store
  readonly group: string
}

/** Changes that were gone before the processors of a table had read them. */
export interface Gap {
  readonly table: string
  readonly checkpoint: LogPosition
  /** When the checkpoint was last moved: what came after it may be missing. */
  readonly since: string
  readonly reason: string
  /** Where the log is whole again: before the oldest change that is kept. */
  readonly goOnFrom: LogPosition
}

/** Undefined while every change after the checkpoint can be read. */
export async function findGap({ store, system, group }: GapInput): Promise<Gap | undefined> {
  const table = store.table.name
  const checkpoint = await find(system, Checkpoint, { group, tableName: table })
  if (!checkpoint) return undefined
  const { position, updatedAt } = checkpoint
  try {
    await store.changes.read(position, 1)
    return undefined
  } catch (error) {
    if (!(error instanceof ChangeGapError)) throw error
    const goOnFrom = await store.changes.oldest()
    return { table, checkpoint: position, since: updatedAt, reason: error.message, goOnFrom }
  }
}

/**
 * The operator's word: what is gone is given up, what is kept is processed. False when the
 * checkpoint is no longer where the gap was found.
 */
export function skipGap({ system, group }: GapInput, gap: Gap, now: number): Promise<boolean> {
  const moved = {
    group,
    tableName: gap.table,
    position: gap.goOnFrom,
    updatedAt: new Date(now).toISOString(),
  }
  const when = { attribute: 'position', equals: gap.checkpoint } as const
  // The note of the last trim may lie behind the new place, and the next trim would cut there.
  const unmarked = remove(TrimMark, { tableName: gap.table })
  return wins(system.write([put(Checkpoint, moved, when), unmarked]))
}

interface StopOptions {
  readonly store: Store
  readonly checkpoint: () => Promise<LogPosition>
  readonly steadyNow: () => number
  readonly log: Logger
}

/** Reads on, and stands still where changes are missing until the operator has moved the checkpoint. */
export function createGapStop({ store, checkpoint, steadyNow, log }: StopOptions) {
  const table = store.table.name
  let gap: { readonly at: LogPosition; lookedAt: number } | undefined
  return {
    /** Undefined at a gap, which is said once: trying again would not bring the changes back. */
    async read(at: LogPosition, limit: number): Promise<ChangeBatch | undefined> {
      try {
        return await store.changes.read(at, limit)
      } catch (error) {
        if (!(error instanceof ChangeGapError)) throw error
        gap = { at, lookedAt: steadyNow() }
        log.error(
          { table, checkpoint: at, error: error.message },
          `changes are missing: the processors of ${table} have stopped. "npx longtable changes list" tells how to go on.`,
        )
        return undefined
      }
    },
    async isStopped(): Promise<boolean> {
      if (!gap) return false
      if (steadyNow() - gap.lookedAt < LOOK_MS) return true
      gap.lookedAt = steadyNow()
      if ((await checkpoint()) === gap.at) return true
      gap = undefined
      log.warn({ table }, 'the processors go on from a new checkpoint')
      return false
    },
  }
}
