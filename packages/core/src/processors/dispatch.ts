import { type AnyEntity, fromItem, recognise } from '@longtable/entity'
import type { Change, Item } from '@longtable/store'
import { createLines, type Lines } from './lines.ts'
import { itemHash, type Parking } from './parking.ts'
import type { EntityChange, Processor, ProcessorContext } from './processor.ts'

const AT_ONCE = 16

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

export interface Dispatcher {
  readonly lines: Lines
  dispatch(changes: readonly Change[]): Promise<void>
}

interface DispatchOptions {
  readonly processors: readonly Processor[]
  readonly parking: Parking
  readonly context: ProcessorContext
}

/** Hands changes to the processors that want them: in order per item, many items at once. */
export function createDispatcher({ processors, parking, context }: DispatchOptions): Dispatcher {
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
    handle: (processor, change) => processor.handle(decoded(processor.entity, change), context),
  })

  /** In bulk where a processor can; falls back to one by one, which parks only what fails. */
  async function takeBatch(processor: Processor, changes: readonly Change[]): Promise<boolean> {
    const { handleBatch, entity } = processor
    if (!handleBatch || changes.some(({ key }) => lines.isBlocked(processor, key))) return false
    try {
      await handleBatch(
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

  return {
    lines,
    async dispatch(changes) {
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
    },
  }
}
