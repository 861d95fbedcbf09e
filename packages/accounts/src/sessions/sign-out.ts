import * as z from 'zod'
import { type AccountsContext, signedIn } from '../context.ts'
import { openMutation } from '../mutation.ts'
import { endSession } from './end-session.ts'
import { readRefreshToken, signedOut } from './refresh-token.ts'

/** A refresh token names the session also when the ID token has expired. */
const SignOut = z.object({ refreshToken: z.string().max(200).nullish() })

function sessionOf(context: AccountsContext, { refreshToken }: z.infer<typeof SignOut>) {
  if (refreshToken != null) return readRefreshToken(context.accounts.secret, refreshToken)
  const { userId, sessionId } = signedIn(context)
  if (sessionId === undefined) throw signedOut()
  return { userId, sessionId }
}

/** Signing out twice is no error. */
export const signOut = openMutation({
  name: 'signOut',
  input: SignOut,
  begin: ({ context, input }) => sessionOf(context, input),
  plan: ({ begun }) => endSession(begun, 'USER_LOGOUT'),
  answer: () => true,
})
