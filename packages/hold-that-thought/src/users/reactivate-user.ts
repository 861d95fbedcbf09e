import { changeUser } from './change-user.ts'
import { UserInput } from './profile-fields.ts'

/** They are what they were before: a member, or somebody who waits. */
export const reactivateUser = changeUser({
  name: 'reactivateUser',
  action: 'USER_REACTIVATED',
  input: UserInput,
  patch: () => ({ status: 'active' }),
})
