import type * as z from 'zod'
import { admin, type GuildContext } from '../context.ts'
import { changeUser } from './change-user.ts'
import type { SuspendUserInput } from './suspend-user.ts'
import type { ProfileView } from './user-views.ts'

export async function unsuspendUser(
  context: GuildContext,
  input: z.infer<typeof SuspendUserInput>,
  requestId?: string,
): Promise<ProfileView> {
  await admin(context, 'unsuspendUser')
  return changeUser(context, {
    name: 'unsuspendUser',
    input,
    requestId,
    action: 'USER_UNSUSPENDED',
    patch: () => ({ status: 'active' }),
  })
}
