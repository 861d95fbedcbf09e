import { changeUser } from './change-user.ts'
import { SuspendUserInput } from './suspend-user.ts'

export const unsuspendUser = changeUser({
  name: 'unsuspendUser',
  action: 'USER_UNSUSPENDED',
  input: SuspendUserInput,
  patch: () => ({ status: 'active' }),
})
