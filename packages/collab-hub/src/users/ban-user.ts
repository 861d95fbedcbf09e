import { DomainError, text, UserId } from '@longtable/core'
import * as z from 'zod'
import { isAdmin } from '../context.ts'
import { changeUser } from './change-user.ts'

/** Acts with the banned person's next request, and on what is under way. Deletes nothing. */
export const banUser = changeUser({
  name: 'banUser',
  action: 'USER_BANNED',
  input: z.object({ userId: UserId, reason: text({ min: 10, max: 1000 }) }),
  notToOneself: () => new DomainError('INVALID', 'users.own-ban', 'You cannot ban yourself.'),
  patch: (user, { reason }) => {
    if (isAdmin(user))
      throw new DomainError('FORBIDDEN', 'users.admin-ban', 'An admin cannot be banned.')
    if (user.status === 'BANNED')
      throw new DomainError('CONFLICT', 'users.banned-already', 'They are banned already.')
    return { status: 'BANNED', statusBeforeBan: user.status, banReason: reason }
  },
})
