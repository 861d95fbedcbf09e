import { fromItem, isOf } from '@longtable/entity'
import type { StoreTools } from '@longtable/store'
import type { GuildDeps } from '../../context.ts'
import { CommentRef } from '../comment.entity.ts'
import { recountComment } from './stats.ts'

/** Counts every comment's replies and reactions anew: for the operator, when all changes are taken. */
export async function reconcileComments(
  { store }: Pick<GuildDeps, 'store'>,
  tools: Pick<StoreTools, 'scan'>,
): Promise<void> {
  for await (const items of tools.scan())
    for (const item of items)
      if (isOf(CommentRef, item)) await recountComment(store, fromItem(CommentRef, item).commentId)
}
