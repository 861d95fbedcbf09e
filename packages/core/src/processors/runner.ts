import { type AnyEntity, find, fromItem, recognise, toItem } from '@longtable/entity'
import {
  type Change,
  ConditionFailedError,
  type Item,
  type LogPosition,
  type Store,
} from '@longtable/store'
import type { Logger } from '../logger.ts'
import { createLease, type LeaseHolder } from './lease.ts'
import { createLines } from './lines.ts'
import { createParking, itemHash } from './parking.ts'
import type { EntityChange, Processor, ProcessorContext } from './processor.ts'
import { Checkpoint } from './system.ts'

const BATCH = 500
const AT_ONCE = 16

export interface RunnerOptions {
  readonly store: Store
  readonly system: Store
  readonly processors: readonly Processor[]
  /** Names the lease and the checkpoint. */
  readonly group: string
  /** This process. */
  readonly owner: string
  readonly now: () => number
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

export interface RunnerStatus {
  readonly table: string
  /** Age of the oldest change that is not processed yet. */
  readonly lagMs: number
  readonly waiting: number
  readonly dead: number
}

function decode(entity: AnyEntity, change: Change): EntityChange<unknown> {
  const read = (item: Item | undefined) => item && fromItem(entity, item)
  const [old, next] = [read(change.old), read(change.new)]
  return {
    id: change.id,
    at: change.at,
    ...(old !== undefined && { old }),
    ...(next !== undefined && { new: next }),
    ...(change.expired && { expired: true as const }),
  }
}

/** Runs tasks with a bound on how many are under way. */
async function atMost(bound: number, tasks: readonly (() => Promise<void>)[]): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < tasks.length) await tasks[next++]?.()
  }
  await Promise.all(Array.from({ length: Math.min(bound, tasks.length) }, lane))
}

function byItem(changes: readonly Change[]): Change[][] {
  const lines = new Map<string, Change[]>()
  for (const change of changes) {
    const name = itemHash(change.key)
    const line = lines.get(name)
    if (line) line.push(change)
    else lines.set(name, [change])
  }
  return [...lines.values()]
}

/**
 * Reads one table's changes and hands them to its processors: in order per item, many items at
 * once. What fails is parked and the checkpoint goes on, so a poison change stops nobody.
 */
export function createRunner(options: RunnerOptions): Runner {
  const { store, system, processors, group, owner, now, log } = options
  const tableName = store.table.name
  const lease: LeaseHolder = createLease({ system, name: `${group}-${tableName}`, owner, now })
  const parking = createParking(system, tableName)
  const context: ProcessorContext = { store, system, now, log }
  const entities = [...new Set(processors.map(({ entity }) => entity))]
  const lines = createLines({ parking, processors, now, log, handle: handleOne })
  let position: LogPosition | undefined

  // Several processors may want a change; its images are read once.
  const read = new WeakMap<Change, EntityChange<unknown>>()
  function decoded(entity: AnyEntity, change: Change): EntityChange<unknown> {
    const known = read.get(change) ?? decode(entity, change)
    read.set(change, known)
    return known
  }

  async function handleOne(processor: Processor, change: Change): Promise<void> {
    await processor.handle(decoded(processor.entity, change), context)
  }

  async function start(): Promise<LogPosition> {
    const stored = await find(system, Checkpoint, { group, tableName })
    await lines.load()
    return stored?.position ?? (await store.changes.oldest())
  }

  async function advance(to: LogPosition): Promise<void> {
    const item = toItem(Checkpoint, {
      group,
      tableName,
      position: to,
      updatedAt: new Date(now()).toISOString(),
    })
    await system.write([lease.guard(), { kind: 'put', item }])
    position = to
  }

  /** In bulk where a processor can; falls back to one by one, which parks only what fails. */
  async function takeBatch(processor: Processor, changes: readonly Change[]): Promise<boolean> {
    if (!processor.handleBatch || changes.some(({ key }) => lines.isBlocked(processor, key)))
      return false
    try {
      await processor.handleBatch(
        changes.map((change) => decoded(processor.entity, change)),
        context,
      )
      return true
    } catch (error) {
      log.warn(
        { processor: processor.name, error: String(error) },
        'a batch failed; its changes follow one by one',
      )
      return false
    }
  }

  async function dispatch(changes: readonly Change[]): Promise<void> {
    const known = changes.map((change) => ({ change, entity: recognise(entities, change.key) }))
    for (const processor of processors) {
      const wanted = known
        .filter(({ change, entity }) => entity === processor.entity && processor.wants(change))
        .map(({ change }) => change)
      if (wanted.length === 0 || (await takeBatch(processor, wanted))) continue
      await atMost(
        AT_ONCE,
        byItem(wanted).map((line) => async () => {
          for (const change of line) await lines.take(processor, change)
        }),
      )
    }
  }

  async function step(): Promise<number> {
    if (!(await lease.hold())) {
      position = undefined
      return 0
    }
    position ??= await start()
    await lines.retryDue()
    const batch = await store.changes.read(position, BATCH)
    await dispatch(batch.changes)
    if (batch.position === position) return 0
    try {
      await advance(batch.position)
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
      // Replaced while working: the new holder does the batch again, and effects are idempotent.
      position = undefined
      return 0
    }
    return batch.changes.length
  }

  async function status(): Promise<RunnerStatus> {
    const stored = await find(system, Checkpoint, { group, tableName })
    const [oldest] = (
      await store.changes.read(stored?.position ?? (await store.changes.oldest()), 1)
    ).changes
    const parked = await parking.list()
    return {
      table: tableName,
      lagMs: oldest ? Math.max(0, now() - oldest.at) : 0,
      waiting: parked.filter(({ status }) => status === 'waiting').length,
      dead: parked.filter(({ status }) => status === 'dead').length,
    }
  }

  return {
    step,
    async drain() {
      while ((await step()) > 0);
    },
    status,
    get isHolder() {
      return lease.isHeld
    },
    release: () => lease.release(),
  }
}
