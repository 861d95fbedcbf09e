import { change } from '@longtable/entity'
import * as z from 'zod'
import { Account } from '../identity/account.entity.ts'
import { mutation } from '../mutation.ts'

/** Every session and every token of the account is dead from then on, this one too. */
export const signOutEverywhere = mutation({
  name: 'signOutEverywhere',
  input: z.object({}),
  plan: ({ context, actor }) => ({
    operations: [
      change(Account, actor, {
        patch: { tokenGeneration: actor.tokenGeneration + 1, updatedAt: context.stamp().at },
        when: 'present',
      }),
    ],
    result: true,
    audit: { action: 'USER_LOGOUT_EVERYWHERE', resourceType: 'Account', resourceId: actor.userId },
  }),
})
