import type { AccountsContext } from '../context.ts'
import type { Account } from './account.entity.ts'
import { accountById } from './account.patterns.ts'

const accounts = new WeakMap<AccountsContext, Map<string, Promise<Account | undefined>>>()

/** For what is shown of it: read once in a request. What writes looks for itself. */
export function ownAccount(context: AccountsContext, userId: string): Promise<Account | undefined> {
  const known = accounts.get(context) ?? new Map<string, Promise<Account | undefined>>()
  accounts.set(context, known)
  const reading = known.get(userId) ?? accountById(context, { userId })
  known.set(userId, reading)
  reading.catch(() => known.delete(userId))
  return reading
}
