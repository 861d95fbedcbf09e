import { DomainError } from '@longtable/core'
import { changeUser } from './change-user.ts'
import { UserInput } from './profile-fields.ts'

/** Acts with their next request, and on those that are under way. Who waits for approval is refused so. */
export const deactivateUser = changeUser({
  name: 'deactivateUser',
  action: 'USER_DEACTIVATED',
  input: UserInput,
  notToOneself: () =>
    new DomainError('INVALID', 'users.own-deactivation', 'You cannot deactivate yourself.'),
  patch: () => ({ status: 'inactive' }),
})
