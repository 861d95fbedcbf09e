import { DomainError, UserId } from '@longtable/core'
import * as z from 'zod'
import { admin, type GuildContext } from '../context.ts'
import { changeUser } from './change-user.ts'
import type { ProfileView } from './user-views.ts'

export const SuspendUserInput = z.object({ userId: UserId })

/** Acts with the suspended person's next request, and on those that are under way. */
export async function suspendUser(
  context: GuildContext,
  input: z.infer<typeof SuspendUserInput>,
  requestId?: string,
): Promise<ProfileView> {
  const { id } = await admin(context, 'suspendUser')
  if (id === input.userId)
    throw new DomainError('INVALID', 'users.own-suspension', 'You cannot suspend yourself.')
  return changeUser(context, {
    name: 'suspendUser',
    input,
    requestId,
    action: 'USER_SUSPENDED',
    patch: () => ({ status: 'suspended' }),
  })
}
