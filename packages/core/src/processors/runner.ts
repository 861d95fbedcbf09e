import { find, toItem } from '@longtable/entity'
import { ConditionFailedError, type LogPosition, type Store } from '@longtable/store'
import type { EventSink } from '../events.ts'
import type { Logger } from '../logger.ts'
import { createDispatcher } from './dispatch.ts'
import { createGapStop } from './gap.ts'
import { createLease } from './lease.ts'
import { createParking } from './parking.ts'
import type { Processor } from './processor.ts'
import { createStatus, type RunnerStatus } from './status.ts'
import { Checkpoint } from './system.ts'

const BATCH = 500

export interface RunnerOptions {
  readonly store: Store
  readonly system: Store
  readonly processors: readonly Processor[]
  /** Names the lease and the checkpoint. */
  readonly group: string
  /** This process. */
  readonly owner: string
  readonly events: EventSink
  readonly now: () => number
  /** Milliseconds that never go back, from any beginning. */
  readonly steadyNow?: () => number
  readonly log: Logger
}

export interface Runner {
  /** Takes what there is; says how many changes. Zero also while another process holds the lease. */
  step(): Promise<number>
  /** Until nothing is left but what waits for its next try. */
  drain(): Promise<void>
  status(): Promise<RunnerStatus>
  readonly isHolder: boolean
  release(): Promise<void>
}

/** How far a group has come in a table's changes; undefined before its first step. */
export async function checkpointOf(
  system: Store,
  key: { readonly group: string; readonly tableName: string },
): Promise<LogPosition | undefined> {
  return (await find(system, Checkpoint, key))?.position
}

/**
 * Reads one table's changes and hands them to its processors. What fails is parked and the
 * checkpoint goes on, so a poison change stops nobody.
 */
export function createRunner(options: RunnerOptions): Runner {
  const { store, system, processors, group, owner, events, now, log } = options
  const steadyNow = options.steadyNow ?? (() => performance.now())
  const tableName = store.table.name
  const lease = createLease({ system, name: `${group}-${tableName}`, owner, now, log })
  const parking = createParking(system, tableName)
  const { dispatch, lines } = createDispatcher({
    processors,
    parking,
    context: { store, system, events, now, log },
  })
  let position: LogPosition | undefined

  const checkpoint = async () =>
    (await checkpointOf(system, { group, tableName })) ?? (await store.changes.oldest())
  const gapStop = createGapStop({ store, checkpoint, batch: BATCH, steadyNow, log })

  async function start(): Promise<LogPosition> {
    await lines.load()
    return checkpoint()
  }

  /** False when another has taken over meanwhile: it does the batch again, and effects are idempotent. */
  async function advance(to: LogPosition): Promise<boolean> {
    const item = toItem(Checkpoint, {
      group,
      tableName,
      position: to,
      updatedAt: new Date(now()).toISOString(),
    })
    try {
      await system.write([lease.guard(), { kind: 'put', item }])
      position = to
      return true
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
      position = undefined
      return false
    }
  }

  async function step(): Promise<number> {
    if (!(await lease.hold())) {
      position = undefined
      return 0
    }
    if (await gapStop.isStopped()) return 0
    position ??= await start()
    await lines.retryDue()
    const batch = await gapStop.read(position)
    if (!batch) {
      position = undefined
      return 0
    }
    await dispatch(batch.changes)
    if (batch.position === position || !(await advance(batch.position))) return 0
    return batch.changes.length
  }

  return {
    step,
    async drain() {
      while ((await step()) > 0);
    },
    status: createStatus({ store, parking, checkpoint, now, steadyNow }),
    get isHolder() {
      return lease.isHeld
    },
    release: () => lease.release(),
  }
}
