import { fromItem, isOf } from '@longtable/entity'
import type { StoreTools } from '@longtable/store'
import type { GuildDeps } from '../context.ts'
import { Counter } from '../follows/follow.entity.ts'
import { recountStored } from './stored-bytes.ts'
import { Upload } from './upload.entity.ts'

/**
 * Counts everybody's stored bytes anew: for the operator, after a sweep and when all changes are
 * taken, because an upload that has expired is given back when its row goes.
 */
export async function reconcileUploads(
  { store, stamp }: Pick<GuildDeps, 'store' | 'stamp'>,
  tools: Pick<StoreTools, 'scan'>,
): Promise<void> {
  const sums = new Map<string, number>()
  for await (const items of tools.scan())
    for (const item of items) {
      if (isOf(Counter, item) && item.name === 'STORED') {
        const { userId } = fromItem(Counter, item)
        sums.set(userId, sums.get(userId) ?? 0)
      }
      if (!isOf(Upload, item)) continue
      const { userId, size } = fromItem(Upload, item)
      sums.set(userId, (sums.get(userId) ?? 0) + size)
    }
  for (const [userId, bytes] of sums) await recountStored(store, { userId, bytes, at: stamp().at })
}
