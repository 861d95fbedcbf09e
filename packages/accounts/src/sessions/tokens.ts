import type { AccountsContext } from '../context.ts'
import type { Account } from '../identity/account.entity.ts'
import { deviceToken, passwordMark } from '../identity/device-token.ts'
import { readerToken } from './reader-token.ts'
import { refreshToken } from './refresh-token.ts'
import type { Session } from './session.entity.ts'

export interface Tokens {
  /** For `Authorization: Bearer`. */
  readonly idToken: string
  readonly refreshToken: string
  /** Of the ID token. */
  readonly expiresAt: string
  /** For the next sign-in on this device. */
  readonly deviceToken: string
  /** For reading files while the session lasts, and for nothing else. */
  readonly readerToken: string
}

export async function tokensFor(
  context: AccountsContext,
  account: Account,
  session: Session,
): Promise<Tokens> {
  const { secret } = context.accounts
  const { userId, email, emailVerified, groups } = account
  const { sessionId, rotation, generation } = session
  const signedInAt = Date.parse(session.createdAt)
  const subject = { userId, email, emailVerified, groups, sessionId, generation, signedInAt }
  const { token, expiresAt } = await context.accounts.signToken(subject, context.now())
  return {
    idToken: token,
    refreshToken: refreshToken(secret, { userId, sessionId, rotation }),
    expiresAt: new Date(expiresAt).toISOString(),
    readerToken: readerToken(secret, { userId, sessionId }),
    deviceToken: deviceToken(secret, passwordMark(secret, account), sessionId),
  }
}
