import type { AccountsContext } from '../context.ts'
import type { Account } from './account.entity.ts'
import { ownAccount } from './own-account.ts'

/** What its owner may see of an account. */
export type AccountView = Pick<
  Account,
  'userId' | 'email' | 'emailVerified' | 'groups' | 'createdAt'
>

/** Null for somebody who is not signed in here. */
export async function me(context: AccountsContext): Promise<AccountView | null> {
  const account = context.viewer && (await ownAccount(context, context.viewer.userId))
  if (!account) return null
  const { userId, email, emailVerified, groups, createdAt } = account
  return { userId, email, emailVerified, groups, createdAt }
}
