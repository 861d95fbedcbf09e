import * as z from 'zod'
import { type AccountsContext, signedIn } from '../context.ts'
import { endSession } from './end-session.ts'
import { readRefreshToken, signedOut } from './refresh-token.ts'

/** A refresh token names the session also when the ID token has expired. */
export const SignOutInput = z.object({ refreshToken: z.string().max(200).nullish() })

/** Signing out twice is no error. */
export async function signOut(
  context: AccountsContext,
  { refreshToken }: z.infer<typeof SignOutInput>,
): Promise<true> {
  if (refreshToken != null) {
    const parts = readRefreshToken(context.accounts.secret, refreshToken)
    await endSession(context, parts, 'USER_LOGOUT')
    return true
  }
  const { userId, sessionId } = signedIn(context)
  if (sessionId === undefined) throw signedOut()
  await endSession(context, { userId, sessionId }, 'USER_LOGOUT')
  return true
}
