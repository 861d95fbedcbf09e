import { DomainError, UserId } from '@longtable/core'
import * as z from 'zod'
import { operatorMutation } from '../mutation.ts'
import { changedUser, changeUser } from './change-user.ts'
import { withGroup, withoutGroup } from './groups.ts'
import type { UserProfile } from './profile.entity.ts'

const AdminInput = z.object({ userId: UserId, isAdmin: z.boolean() })

const action = 'GROUPS_CHANGED'
const adminGroups = (profile: UserProfile, isAdmin: boolean) =>
  isAdmin ? withGroup(profile, 'admin') : withoutGroup(profile, 'admin')

/** Nobody changes their own, so there is always an admin left. */
export const setUserAdmin = changeUser({
  name: 'setUserAdmin',
  action,
  input: AdminInput,
  notToOneself: () =>
    new DomainError('INVALID', 'users.own-groups', 'You cannot change your own groups.'),
  patch: (profile, { isAdmin }) => adminGroups(profile, isAdmin),
})

/** The operator's way to the first admin, who is a member with it. */
export const grantAdmin = operatorMutation({
  name: 'grantAdmin',
  input: AdminInput,
  plan: async ({ context, actor, input: { userId, isAdmin } }) => {
    const patch = (profile: UserProfile) => adminGroups(profile, isAdmin)
    const plan = await changedUser(context, { userId, action, patch })
    return { ...plan, audit: { ...plan.audit, userId: actor } }
  },
})
