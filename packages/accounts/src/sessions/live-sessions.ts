import type { Page, PageRequest } from '@longtable/entity'
import type { AccountsContext } from '../context.ts'
import type { Account } from '../identity/account.entity.ts'
import { ownAccount } from '../identity/own-account.ts'
import type { Session } from './session.entity.ts'
import { sessionsOf } from './session.patterns.ts'

/** What the account's owner may see of a session. */
export type SessionView = Pick<
  Session,
  'sessionId' | 'address' | 'agent' | 'createdAt' | 'rotatedAt' | 'expiresAt'
>

/** A session of an earlier generation is still stored, but nothing opens with it any more. */
export const isLive = (account: Account, session: Session, now: number): boolean =>
  account.status === 'active' &&
  session.generation === account.tokenGeneration &&
  Date.parse(session.expiresAt) > now

/** Where the account is signed in, newest first; what was ended is not among them. */
export async function liveSessions(
  context: AccountsContext,
  userId: string,
  page: PageRequest,
): Promise<Page<SessionView>> {
  const account = await ownAccount(context, userId)
  return sessionsOf(
    context,
    { userId },
    {
      ...page,
      keep: (sessions) =>
        sessions.map((session) => !!account && isLive(account, session, context.now())),
    },
  )
}
