import { reconciler } from '@longtable/system'
import { User } from '../users/user.entity.ts'
import { recount } from './recount.ts'

/** Everybody's edges. */
export const reconcileFollows = (['FOLLOWERS', 'FOLLOWING'] as const).map((name) =>
  reconciler(User, ({ store, stamp }, { id: userId }) =>
    recount(store, { userId, name }, stamp().at),
  ),
)
