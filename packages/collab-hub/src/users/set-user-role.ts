import { DomainError, UserId } from '@longtable/core'
import * as z from 'zod'
import { operatorMutation } from '../mutation.ts'
import { changedUser, changeUser, knownUser } from './change-user.ts'
import { UserRole } from './user.entity.ts'

const RoleInput = z.object({ userId: UserId, role: UserRole })
const action = 'ROLE_CHANGED'

/** Nobody changes their own, so there is always an admin left. */
export const setUserRole = changeUser({
  name: 'setUserRole',
  action,
  input: RoleInput,
  notToOneself: () =>
    new DomainError('INVALID', 'users.own-role', 'You cannot change your own role.'),
  patch: ({ status }, { role }) => {
    if (role === 'ADMIN' && status !== 'ACTIVE')
      throw new DomainError('CONFLICT', 'users.not-active', 'Only who is ACTIVE becomes an admin.')
    return { role }
  },
})

/** The operator's way to the first admin. */
export const grantRole = operatorMutation({
  name: 'grantRole',
  input: RoleInput,
  plan: async ({ context, actor, input: { userId, role } }) => {
    const user = await knownUser(context, userId)
    const plan = changedUser(context, { user, action, patch: { role } })
    return { ...plan, audit: { ...plan.audit, userId: actor } }
  },
})
