import { memory } from '@longtable/core'
import type { AccountsContext } from '../context.ts'
import type { Account } from './account.entity.ts'
import { accountById } from './account.patterns.ts'

const shown = memory<Account>('account')

/** For what is shown of it: read once in a request. What writes looks for itself. */
export async function ownAccount(
  context: AccountsContext,
  userId: string,
): Promise<Account | undefined> {
  const known = shown.get(context)
  if (known?.userId === userId) return known
  const account = await accountById(context, { userId })
  if (account) shown.set(context, account)
  return account
}
