import { UserId } from '@longtable/core'
import * as z from 'zod'
import { admin, type GuildContext } from '../context.ts'
import { changeUser } from './change-user.ts'
import type { ProfileView } from './user-views.ts'

export const SetUserTierInput = z.object({ userId: UserId, tier: z.enum(['free', 'pro']) })

export async function setUserTier(
  context: GuildContext,
  input: z.infer<typeof SetUserTierInput>,
  requestId?: string,
): Promise<ProfileView> {
  await admin(context, 'setUserTier')
  return changeUser(context, {
    name: 'setUserTier',
    input,
    requestId,
    action: 'TIER_CHANGED',
    patch: () => ({ tier: input.tier }),
  })
}
