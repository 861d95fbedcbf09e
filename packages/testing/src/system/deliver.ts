import type { EntityChange, Processor, ProcessorContext } from '@longtable/core'
import { type AnyEntity, fromItem, recognise } from '@longtable/entity'
import type { Change, Item } from '@longtable/store'
import type { SystemContext } from '@longtable/system'
import type { SystemWorld } from './system-world.ts'

/** What delivery needs of a world, whatever its contexts carry. */
type Delivered = Pick<SystemWorld<SystemContext>, 'system' | 'world' | 'deps'>

function decoded(entity: AnyEntity, change: Change): EntityChange<unknown> {
  const read = (item: Item | undefined) => item && (fromItem(entity, item) as unknown)
  const [old, next] = [read(change.old), read(change.new)]
  return {
    id: change.id,
    at: change.at,
    ...(old !== undefined && { old }),
    ...(next !== undefined && { new: next }),
  }
}

/** Hands one change to everyone who wants it. */
export async function deliver(
  { system, deps }: Delivered,
  change: Change,
  processors: readonly Processor[] = system.work(deps).processors,
): Promise<void> {
  const entity = recognise(Object.values(system.model.entities), change.key)
  const context: ProcessorContext = deps
  for (const processor of processors)
    if (entity && processor.entity === entity && processor.wants(change))
      await processor.handle(decoded(entity, change), context)
}

/** All changes and those that follow from them: in order per item and nothing more, some again. */
export async function deliverShuffled(given: Delivered): Promise<number> {
  const processors = given.system.work(given.deps).processors
  let count = 0
  for (;;) {
    const changes = await given.world.deliverChanges(given.system.model.table)
    if (changes.length === 0) return count
    for (const change of changes) await deliver(given, change, processors)
    count += changes.length
  }
}
