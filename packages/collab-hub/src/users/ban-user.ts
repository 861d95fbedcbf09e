import { DomainError, text, UserId } from '@longtable/core'
import type { Patch } from '@longtable/entity'
import * as z from 'zod'
import { type HubContext, isAdmin } from '../context.ts'
import { changedUser, changeUser } from './change-user.ts'
import type { User } from './user.entity.ts'

const ACTION = 'USER_BANNED'
const noOwnBan = () => new DomainError('INVALID', 'users.own-ban', 'You cannot ban yourself.')

function banOf(user: User, reason: string): Patch<User> {
  if (isAdmin(user))
    throw new DomainError('FORBIDDEN', 'users.admin-ban', 'An admin cannot be banned.')
  if (user.status === 'BANNED')
    throw new DomainError('CONFLICT', 'users.banned-already', 'They are banned already.')
  return { status: 'BANNED', statusBeforeBan: user.status, banReason: reason }
}

interface Ban {
  readonly actor: User
  readonly user: User
  readonly reason: string
}

/** A ban where it follows from something else that an admin decides. */
export function bannedUser(context: HubContext, { actor, user, reason }: Ban) {
  if (actor.userId === user.userId) throw noOwnBan()
  return changedUser(context, { user, action: ACTION, patch: banOf(user, reason) })
}

/** Acts with the banned person's next request, and on what is under way. Deletes nothing. */
export const banUser = changeUser({
  name: 'banUser',
  action: ACTION,
  input: z.object({ userId: UserId, reason: text({ min: 10, max: 1000 }) }),
  notToOneself: noOwnBan,
  patch: (user, { reason }) => banOf(user, reason),
})
