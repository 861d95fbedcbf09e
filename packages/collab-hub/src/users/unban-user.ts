import { DomainError, UserId } from '@longtable/core'
import * as z from 'zod'
import { changeUser } from './change-user.ts'

/** Back to what they were; who was banned by others than this program was ACTIVE. */
export const unbanUser = changeUser({
  name: 'unbanUser',
  action: 'USER_UNBANNED',
  input: z.object({ userId: UserId }),
  notToOneself: () => new DomainError('INVALID', 'users.own-ban', 'You cannot unban yourself.'),
  patch: ({ status, statusBeforeBan = 'ACTIVE' }) => {
    if (status !== 'BANNED')
      throw new DomainError('CONFLICT', 'users.not-banned', 'They are not banned.')
    return { status: statusBeforeBan, statusBeforeBan: undefined, banReason: undefined }
  },
})
