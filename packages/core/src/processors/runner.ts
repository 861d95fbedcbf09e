import type { LogPosition, Store } from '@longtable/store'
import type { EventSink } from '../events.ts'
import type { Logger } from '../logger.ts'
import { isWithin } from '../clock.ts'
import { createBatchSize } from './batch-size.ts'
import { createCheckpoint } from './checkpoint.ts'
import { createDispatcher } from './dispatch.ts'
import { createGapStop } from './gap.ts'
import { createHeld, LeaseLostError } from './held.ts'
import { createLease } from './lease.ts'
import { createParking } from './parking.ts'
import type { Processor } from './processor.ts'
import { createStatus, type RunnerStatus } from './status.ts'
import { createWatch } from './watch.ts'

/** So long after the last change a lease is given back: until there is another, nobody needs it. */
export const REST_MS = 5000

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
  /** When the lease is given back after the last change; where renewing costs nothing, never. */
  readonly restMs?: number
  readonly log: Logger
}

export interface Runner {
  /** Takes what there is; says how many changes. Zero also while another process holds the lease. */
  step(): Promise<number>
  /** Until nothing is left but what waits for its next try. */
  drain(): Promise<void>
  status(): Promise<RunnerStatus>
  readonly isHolder: boolean
  /** When the next step is due though nobody has said that there is something new. */
  waitMs(): number
  /** Another works: words of new changes are for it. */
  isWatching(): boolean
  release(): Promise<void>
}

/**
 * Reads one table's changes and hands them to its processors. What fails is parked and the
 * checkpoint goes on, so a poison change stops nobody.
 */
export function createRunner(options: RunnerOptions): Runner {
  const { store, system, processors, group, owner, events, now, log } = options
  const { steadyNow = () => performance.now(), restMs = REST_MS } = options
  const tableName = store.table.name
  const lease = createLease({ system, name: `${group}-${tableName}`, owner, now, log })
  const held = createHeld(system, lease)
  const watch = createWatch({ store, system, group, lease, now })
  const parking = createParking(system, tableName, held.write)
  const batchSize = createBatchSize(steadyNow)
  const { dispatch, lines } = createDispatcher({
    processors,
    parking,
    context: { store, system, events, now, log },
    stillHeld: held.stillHeld,
  })
  const { checkpoint, advance } = createCheckpoint({ store, system, group, held, now })
  const gapStop = createGapStop({ store, checkpoint, steadyNow, log })
  let position: LogPosition | undefined
  let workedAt = 0

  async function start(): Promise<LogPosition> {
    workedAt = now()
    await lines.load()
    return checkpoint()
  }

  /** Nothing was to do: after a while the lease is given back, unless a parked change needs us. */
  async function restInTime(at: LogPosition): Promise<void> {
    if (!lines.isEmpty || isWithin(now() - workedAt, restMs)) return
    await watch.rest(at)
    position = undefined
  }

  async function work(): Promise<number> {
    position ??= await start()
    const from = position
    await held.during(lines.retryDue)
    const batch = await gapStop.read(from, batchSize.size)
    if (!batch) {
      position = undefined
      return 0
    }
    const count = batch.changes.length
    if (count > 0) await batchSize.measured(count, () => held.during(() => dispatch(batch.changes)))
    if (batch.position !== from) position = await advance(batch.position)
    if (count === 0) await restInTime(batch.position)
    else workedAt = now()
    return count
  }

  async function step(): Promise<number> {
    try {
      if (await watch.hold()) return (await gapStop.isStopped()) ? 0 : await work()
      position = undefined
      return 0
    } catch (error) {
      if (!(error instanceof LeaseLostError)) throw error
      // Another does the batch again, and effects are idempotent.
      position = undefined
      return 0
    }
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
    waitMs: watch.waitMs,
    isWatching: watch.isWatching,
    release: lease.release,
  }
}
