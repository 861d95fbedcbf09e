import { type Bus, DomainError } from '@longtable/core'
import { fromItem, isOf } from '@longtable/entity'
import type { Change } from '@longtable/store'
import { type AccountsContext, signedIn } from '../context.ts'
import { sessionById } from '../sessions/session.patterns.ts'
import { Account } from './account.entity.ts'
import { accountById } from './account.patterns.ts'

const topicOf = (userId: string) => `account ${userId}`

/** Tells an account's own listeners that something about it has changed. */
export function accountLive(change: Change, publish: Bus['publish']): void {
  if (!change.new || !isOf(Account, change.key)) return
  publish(topicOf(fromItem(Account, change.new).userId), change.id)
}

/** A listener stays for hours: whether the session is still alive is asked before each event. */
export async function stillSignedIn(context: AccountsContext): Promise<void> {
  const { userId, sessionId } = signedIn(context)
  if (sessionId === undefined) return
  const [account, session] = await Promise.all([
    accountById(context, { userId }),
    sessionById(context, { userId, sessionId }),
  ])
  const isAlive =
    account?.status === 'active' &&
    session?.generation === account.tokenGeneration &&
    Date.parse(session.expiresAt) > context.now()
  if (!isAlive)
    throw new DomainError(
      'UNAUTHENTICATED',
      'accounts.token',
      'The session has ended; sign in again.',
    )
}

export const accountChanges = (context: AccountsContext) =>
  context.accounts.bus.subscribe<string>(topicOf(signedIn(context).userId))
