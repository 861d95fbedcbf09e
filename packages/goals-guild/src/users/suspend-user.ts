import { DomainError, UserId } from '@longtable/core'
import * as z from 'zod'
import { changeUser } from './change-user.ts'

export const SuspendUserInput = z.object({ userId: UserId })

/** Acts with the suspended person's next request, and on those that are under way. */
export const suspendUser = changeUser({
  name: 'suspendUser',
  action: 'USER_SUSPENDED',
  input: SuspendUserInput,
  notToOneself: () =>
    new DomainError('INVALID', 'users.own-suspension', 'You cannot suspend yourself.'),
  patch: () => ({ status: 'suspended' }),
})
