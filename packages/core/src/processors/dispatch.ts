import { type AnyEntity, fromItem, recognise } from '@longtable/entity'
import type { Change, Item } from '@longtable/store'
import { createLines, type Lines } from './lines.ts'
import type { Parking } from './parking.ts'
import type { EntityChange, Processor, ProcessorContext } from './processor.ts'

/** Of all processors together: many writes that wait at the same moment share a commit. */
const AT_ONCE = 64

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

type Task = () => Promise<void>

/**
 * Runs tasks with a bound on how many are under way. After one that fails no other is begun, and it
 * fails once none is under way: what is done anew must not meet what is still being done.
 */
async function atMost(bound: number, tasks: readonly Task[]): Promise<void> {
  let next = 0
  let failure: { readonly error: unknown } | undefined
  const lane = async () => {
    while (next < tasks.length && !failure)
      try {
        await tasks[next++]?.()
      } catch (error) {
        failure ??= { error }
      }
  }
  await Promise.all(Array.from({ length: Math.min(bound, tasks.length) }, lane))
  if (failure) throw failure.error
}

function byItem(changes: readonly Change[]): Change[][] {
  const lines = new Map<string, Change[]>()
  for (const change of changes) {
    const { PK, SK } = change.key
    const name = `${PK.length}:${PK}${SK}`
    const line = lines.get(name)
    if (line) line.push(change)
    else lines.set(name, [change])
  }
  return [...lines.values()]
}

function byEntity(
  entities: readonly AnyEntity[],
  changes: readonly Change[],
): Map<AnyEntity, Change[]> {
  const known = new Map<AnyEntity, Change[]>()
  for (const change of changes) {
    const entity = recognise(entities, change.key)
    if (!entity) continue
    const others = known.get(entity)
    if (others) others.push(change)
    else known.set(entity, [change])
  }
  return known
}

export interface Dispatcher {
  readonly lines: Lines
  dispatch(changes: readonly Change[]): Promise<void>
}

interface DispatchOptions {
  readonly processors: readonly Processor[]
  readonly parking: Parking
  readonly context: ProcessorContext
  /** Throws once the work is no longer ours: asked before each step. */
  readonly stillHeld: () => void
}

/**
 * Hands changes to the processors that want them. In order per item and processor, and nothing more:
 * items and processors do not wait for each other, so a batch takes as long as its longest line.
 */
export function createDispatcher(options: DispatchOptions): Dispatcher {
  const { processors, parking, context, stillHeld } = options
  const { now, log } = context
  const entities = [...new Set(processors.map(({ entity }) => entity))]

  // Several processors may want a change; its images are read once.
  const read = new WeakMap<Change, EntityChange<unknown>>()
  function decoded(entity: AnyEntity, change: Change): EntityChange<unknown> {
    const known = read.get(change) ?? decode(entity, change)
    read.set(change, known)
    return known
  }

  const lines = createLines({
    parking,
    processors,
    now,
    log,
    stillHeld,
    handle: (processor, change) => processor.handle(decoded(processor.entity, change), context),
  })

  async function takeBatch(processor: Processor, changes: readonly Change[]): Promise<boolean> {
    try {
      const { entity, handleBatch } = processor
      await handleBatch?.(
        changes.map((change) => decoded(entity, change)),
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

  /** In bulk where a processor can; falls back to one by one, which parks only what fails. */
  function tasksOf(processor: Processor, changes: readonly Change[]): Task[] {
    const oneByOne = () =>
      byItem(changes).map((line) => async () => {
        for (const change of line) await lines.take(processor, change)
      })
    if (!processor.handleBatch || changes.some(({ key }) => lines.isBlocked(processor, key)))
      return oneByOne()
    const inBulk = async () => {
      stillHeld()
      if (!(await takeBatch(processor, changes))) await atMost(AT_ONCE, oneByOne())
    }
    return changes.length === 0 ? [] : [inBulk]
  }

  return {
    lines,
    async dispatch(changes) {
      const known = byEntity(entities, changes)
      const tasks = processors.flatMap((processor) =>
        tasksOf(processor, (known.get(processor.entity) ?? []).filter(processor.wants)),
      )
      await atMost(AT_ONCE, tasks)
    },
  }
}
