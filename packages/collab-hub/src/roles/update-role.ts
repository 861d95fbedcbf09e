import { DomainError, patchOf } from '@longtable/core'
import { changeOwnRole } from './change-role.ts'
import { changedRoleFields, RoleInput } from './role-fields.ts'

/** Only what is given changes. */
export const updateRole = changeOwnRole({
  name: 'updateRole',
  action: 'ROLE_UPDATED',
  input: RoleInput.extend(changedRoleFields),
  patch: (input) => {
    const patch = patchOf({ ...input, startupId: undefined, roleId: undefined })
    if (Object.keys(patch).length === 0)
      throw new DomainError('INVALID', 'roles.unchanged', 'Say what is to be changed.')
    return patch
  },
})

/** It is browsed again where it stood before: its time stays. */
export const openRole = changeOwnRole({
  name: 'openRole',
  action: 'ROLE_OPENED',
  input: RoleInput,
  patch: () => ({ isOpen: true }),
})
