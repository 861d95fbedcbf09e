import { DomainError, UserId } from '@longtable/core'
import * as z from 'zod'
import { admin, type GuildContext } from '../context.ts'
import { changeUser } from './change-user.ts'
import type { ProfileView } from './user-views.ts'

const ROLES = ['partner', 'admin'] as const
const OPERATOR = 'operator'

export const SetUserRolesInput = z.object({
  userId: UserId,
  /** All of them: those that are not listed are taken away. */
  roles: z
    .array(z.enum(ROLES))
    .max(ROLES.length)
    .transform((roles) => ROLES.filter((role) => roles.includes(role))),
})
type Input = z.infer<typeof SetUserRolesInput>

const change = (input: Input) => ({
  name: 'setUserRoles',
  input,
  action: 'ROLES_CHANGED',
  patch: () => ({ roles: input.roles.length > 0 ? input.roles : undefined }),
})

/** Nobody changes their own, so there is always an admin left. */
export async function setUserRoles(
  context: GuildContext,
  input: Input,
  requestId?: string,
): Promise<ProfileView> {
  const { id } = await admin(context, 'setUserRoles')
  if (id === input.userId)
    throw new DomainError('INVALID', 'users.own-roles', 'You cannot change your own roles.')
  return changeUser(context, { ...change(input), requestId })
}

/** The operator's way to the first admin; it is in no schema. */
export async function grantRoles(context: GuildContext, input: Input): Promise<ProfileView> {
  if (context.viewer) throw new Error('Only the operator grants roles without being an admin.')
  return changeUser(context, { ...change(input), actor: OPERATOR })
}
