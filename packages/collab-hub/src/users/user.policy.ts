import { notFound } from '@longtable/core'
import { activeUser, type HubContext, isAdmin } from '../context.ts'
import type { User } from './user.entity.ts'
import { userById } from './user.patterns.ts'

export const unknownUser = () => notFound('users.unknown', 'That user')

/** Others see who is ACTIVE; admins also who is banned or not verified. Nobody sees a tombstone. */
export const isSeenBy = (viewer: Pick<User, 'role'>, user: User): boolean =>
  user.deletedAt === undefined && (user.status === 'ACTIVE' || isAdmin(viewer))

export async function visibleUser(context: HubContext, userId: string): Promise<User> {
  const viewer = await activeUser(context)
  if (userId === viewer.userId) return viewer
  const user = await userById(context, { userId })
  if (!user || !isSeenBy(viewer, user)) throw unknownUser()
  return user
}
