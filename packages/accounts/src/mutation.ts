import { mutations, notFound } from '@longtable/core'
import { check } from '@longtable/entity'
import { type AccountsContext, signedIn } from './context.ts'
import { Account } from './identity/account.entity.ts'
import { accountById } from './identity/account.patterns.ts'

async function ownAccount(context: AccountsContext): Promise<Account> {
  const account = await accountById(context, { userId: signedIn(context).userId })
  if (account?.status !== 'active') throw notFound('accounts.unknown', 'The account')
  return account
}

/** Of the account that is signed in: whatever ends its sessions meanwhile is seen by the next try. */
export const mutation = mutations<AccountsContext, Account>({
  actor: ownAccount,
  stillMay: ({ userId, tokenGeneration }) =>
    check(
      Account,
      { userId },
      {
        all: [
          { attribute: 'status', equals: 'active' },
          { attribute: 'tokenGeneration', equals: tokenGeneration },
        ],
      },
    ),
})

/** Of whoever a token names, also when the account is gone meanwhile. */
export const viewerMutation = mutations<AccountsContext, string>({
  actor: (context) => signedIn(context).userId,
})

/** Of anybody: what they bring says whether they may, a password, a mailed code or a token. */
export const openMutation = mutations<AccountsContext, undefined>({ actor: () => undefined })
