import { DomainError } from '@longtable/core'
import { mutation } from '../mutation.ts'
import { ROLE_RATE } from '../rates.ts'
import { changedRole, roleAnswer } from './change-role.ts'
import { RoleInput } from './role-fields.ts'
import { roleInView } from './role.policy.ts'

/** Its founder does it, or an admin. */
export const closeRole = mutation({
  name: 'closeRole',
  input: RoleInput,
  rate: ROLE_RATE,
  plan: async ({ context, input }) => {
    const { role, startup, sight } = await roleInView(context, input)
    if (sight !== 'OWNER' && sight !== 'ADMIN')
      throw new DomainError('FORBIDDEN', 'startups.not-founder', 'Only its founder may do this.')
    return changedRole(context, { role, startup, patch: { isOpen: false }, action: 'ROLE_CLOSED' })
  },
  answer: roleAnswer,
})
