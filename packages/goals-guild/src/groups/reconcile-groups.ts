import { isOf } from '@longtable/entity'
import type { StoreTools } from '@longtable/store'
import type { GuildDeps } from '../context.ts'
import { Group } from './group.entity.ts'
import { recountGroup } from './member-count.ts'

/** Counts the members of every group anew and mends what is wrong: for the operator only. */
export async function reconcileGroups(
  deps: Pick<GuildDeps, 'store'>,
  tools: Pick<StoreTools, 'scan'>,
): Promise<void> {
  for await (const items of tools.scan())
    for (const item of items) if (isOf(Group, item)) await recountGroup(deps, item.id as string)
}
