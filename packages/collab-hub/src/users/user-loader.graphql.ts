import { loader } from '@longtable/api'
import { findShown } from '@longtable/entity'
import { activeUser, type HubContext } from '../context.ts'
import { User } from './user.entity.ts'
import { isSeenBy } from './user.policy.ts'
import { type UserView, userView } from './user-views.ts'

/** People beside what names them; whether they may be seen was decided with that. */
export const userLoader = (context: HubContext) =>
  loader<string, User | undefined>(context, 'users', async (ids) => {
    const users = await findShown(
      context,
      User,
      ids.map((userId) => ({ userId })),
    )
    return users.map((user) => (user?.deletedAt === undefined ? user : undefined))
  })

/** Somebody named beside something, as far as the viewer may look them up. */
export async function personShown(context: HubContext, userId: string): Promise<UserView | null> {
  const [viewer, person] = await Promise.all([
    activeUser(context),
    userLoader(context).load(userId),
  ])
  return person && isSeenBy(viewer, person) ? userView(person) : null
}
