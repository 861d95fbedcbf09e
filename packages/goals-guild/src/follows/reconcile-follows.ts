import { fromItem, isOf } from '@longtable/entity'
import type { StoreTools } from '@longtable/store'
import type { GuildDeps } from '../context.ts'
import { User } from '../users/user.entity.ts'
import { isAlive } from './pair.ts'
import { recount } from './recount.ts'

/** Counts everybody's edges anew and mends what is wrong: for the operator, never for a request. */
export async function reconcileFollows(
  { store, stamp }: Pick<GuildDeps, 'store' | 'stamp'>,
  tools: Pick<StoreTools, 'scan'>,
): Promise<void> {
  for await (const items of tools.scan()) {
    const people = items.filter((item) => isOf(User, item)).map((item) => fromItem(User, item))
    for (const { id: userId } of people.filter(isAlive))
      for (const name of ['FOLLOWERS', 'FOLLOWING'] as const)
        await recount(store, { userId, name }, stamp().at)
  }
}
