import { UserId } from '@longtable/core'
import * as z from 'zod'
import { changeUser } from './change-user.ts'

export const setUserTier = changeUser({
  name: 'setUserTier',
  action: 'TIER_CHANGED',
  input: z.object({ userId: UserId, tier: z.enum(['free', 'pro']) }),
  patch: ({ tier }) => ({ tier }),
})
