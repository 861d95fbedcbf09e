import { act } from '@longtable/core'
import { change } from '@longtable/entity'
import type { AccountsContext } from '../context.ts'
import { Account } from '../identity/account.entity.ts'
import { ownAccount } from '../passwords/own-password.ts'

/** Every session and every token of the account is dead from then on, this one too. */
export async function signOutEverywhere(context: AccountsContext): Promise<true> {
  return act<true>(context, { name: 'signOutEverywhere', input: null }, async () => {
    const account = await ownAccount(context)
    const { at } = context.stamp()
    return {
      operations: [
        change(Account, account, {
          patch: { tokenGeneration: account.tokenGeneration + 1, updatedAt: at },
          when: { attribute: 'tokenGeneration', equals: account.tokenGeneration },
        }),
      ],
      result: true,
      audit: {
        action: 'USER_LOGOUT_EVERYWHERE',
        resourceType: 'Account',
        resourceId: account.userId,
      },
      onFailure: () => 'again' as const,
    }
  })
}
