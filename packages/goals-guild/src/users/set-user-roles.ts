import { DomainError, UserId } from '@longtable/core'
import type { Patch } from '@longtable/entity'
import * as z from 'zod'
import { operatorMutation } from '../mutation.ts'
import { changedUser, changeUser } from './change-user.ts'
import type { User } from './user.entity.ts'

const ROLES = ['partner', 'admin'] as const

const RolesInput = z.object({
  userId: UserId,
  /** All of them: those that are not listed are taken away. */
  roles: z
    .array(z.enum(ROLES))
    .max(ROLES.length)
    .transform((roles) => ROLES.filter((role) => roles.includes(role))),
})

const action = 'ROLES_CHANGED'
const patch = ({ roles }: z.infer<typeof RolesInput>): Patch<User> => ({
  roles: roles.length > 0 ? roles : undefined,
})

/** Nobody changes their own, so there is always an admin left. */
export const setUserRoles = changeUser({
  name: 'setUserRoles',
  action,
  input: RolesInput,
  notToOneself: () =>
    new DomainError('INVALID', 'users.own-roles', 'You cannot change your own roles.'),
  patch,
})

/** The operator's way to the first admin. */
export const grantRoles = operatorMutation({
  name: 'grantRoles',
  input: RolesInput,
  plan: async ({ context, actor, input }) => {
    const plan = await changedUser(context, { userId: input.userId, action, patch: patch(input) })
    return { ...plan, audit: { ...plan.audit, userId: actor } }
  },
})
