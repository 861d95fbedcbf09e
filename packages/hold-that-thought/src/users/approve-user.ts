import { changeUser } from './change-user.ts'
import { withGroup } from './groups.ts'
import { UserInput } from './profile-fields.ts'

/** Takes effect with their next request. */
export const approveUser = changeUser({
  name: 'approveUser',
  action: 'USER_APPROVED',
  input: UserInput,
  patch: (profile) => withGroup(profile, 'approved'),
})
