import { loader } from '@longtable/api'
import { findShown } from '@longtable/entity'
import type { HubContext } from '../context.ts'
import { User } from './user.entity.ts'

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
