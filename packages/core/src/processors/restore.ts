import { fromItem, isOf, readable, type UnreadableItemError } from '@longtable/entity'
import type { Item, StoreTools } from '@longtable/store'
import type { EntityChange, Processor, ProcessorContext } from './processor.ts'

/** One that cannot be read is told and left out: it must not keep the others from it. */
function toChange({ entity, wants }: Processor, item: Item, { log, now }: ProcessorContext) {
  const change = { id: '0', at: now(), key: { PK: item.PK, SK: item.SK }, new: item }
  if (!isOf(entity, item) || !wants(change)) return []
  const onUnreadable = (error: UnreadableItemError) =>
    log.error({ err: error }, 'an item cannot be read, so nothing follows from it')
  const value = readable({ onUnreadable }, () => fromItem(entity, item) as object)
  return value ? [{ id: change.id, at: change.at, new: value }] : []
}

/**
 * Does what processors would have done with changes that are gone, as far as it follows from the
 * items as they are: each is handed to the processors that say so. Says how many were handed over.
 */
export async function restoreFromItems(
  context: ProcessorContext,
  tools: Pick<StoreTools, 'scan'>,
  processors: readonly Processor[],
): Promise<number> {
  const restoring = processors.filter(({ restores }) => restores)
  let count = 0
  for await (const items of tools.scan())
    for (const processor of restoring) {
      const changes: EntityChange<unknown>[] = items.flatMap((item) =>
        toChange(processor, item, context),
      )
      if (changes.length === 0) continue
      count += changes.length
      if (processor.handleBatch) await processor.handleBatch(changes, context)
      else for (const change of changes) await processor.handle(change, context)
    }
  return count
}
