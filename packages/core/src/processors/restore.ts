import { fromItem, isOf } from '@longtable/entity'
import type { Item, StoreTools } from '@longtable/store'
import type { EntityChange, Processor, ProcessorContext } from './processor.ts'

const toChange = ({ entity, wants }: Processor, item: Item, at: number) => {
  const change = { id: '0', at, key: { PK: item.PK, SK: item.SK }, new: item }
  if (!isOf(entity, item) || !wants(change)) return []
  return [{ id: change.id, at, new: fromItem(entity, item) }]
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
        toChange(processor, item, context.now()),
      )
      if (changes.length === 0) continue
      count += changes.length
      if (processor.handleBatch) await processor.handleBatch(changes, context)
      else for (const change of changes) await processor.handle(change, context)
    }
  return count
}
