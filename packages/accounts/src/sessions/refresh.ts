import type { Plan } from '@longtable/core'
import { change } from '@longtable/entity'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import type { Account } from '../identity/account.entity.ts'
import { accountById } from '../identity/account.patterns.ts'
import { LIMITS } from '../limits.ts'
import { openMutation } from '../mutation.ts'
import { endSession } from './end-session.ts'
import { isLive } from './live-sessions.ts'
import { readRefreshToken, type RefreshTokenParts, signedOut } from './refresh-token.ts'
import { Session } from './session.entity.ts'
import { sessionById } from './session.patterns.ts'
import { tokensFor } from './tokens.ts'

/**
 * So long after a rotation the token before it is given the same successor once more: a client that
 * lost the answer, or two tabs at once, are not taken for a thief. A thief gains nothing lasting by
 * it: of two holders of the successor the second one to use it is found out.
 */
const GRACE_MS = 60_000

interface Held {
  readonly account: Account
  readonly session: Session
}

async function held(context: AccountsContext, parts: RefreshTokenParts): Promise<Held> {
  const [account, session] = await Promise.all([
    accountById(context, parts),
    sessionById(context, parts),
  ])
  if (!account || !session || !isLive(account, session, context.now())) throw signedOut()
  return { account, session }
}

/**
 * Lost to another holder of the token, a moment ago: what that one has made is the successor. Lost to
 * a password that was changed meanwhile: the token is still the current one, and moves the family on
 * in its new generation.
 */
function rotated(context: AccountsContext, { account, session }: Held): Plan<Held> {
  const next = {
    rotation: session.rotation + 1,
    rotatedAt: new Date(context.now()).toISOString(),
  }
  return {
    operations: [
      change(Session, session, {
        patch: next,
        when: {
          all: [
            { attribute: 'rotation', equals: session.rotation },
            { attribute: 'generation', equals: session.generation },
          ],
        },
      }),
    ],
    result: { account, session: { ...session, ...next } },
    audit: {
      action: 'TOKEN_REFRESHED',
      resourceType: 'Session',
      resourceId: session.sessionId,
      userId: session.userId,
    },
  }
}

/** The current token moves the family on. Any older one is a copy: the whole family ends. */
export const refresh = openMutation({
  name: 'refresh',
  input: z.object({ refreshToken: z.string().max(200) }),
  begin: ({ context, input }) => readRefreshToken(context.accounts.secret, input.refreshToken),
  rate: ({ begun: { sessionId } }) => [{ ...LIMITS.refreshBySession, userId: sessionId }],
  plan: async ({ context, begun: parts }): Promise<Plan<Held | undefined> | { answer: Held }> => {
    const found = await held(context, parts)
    const { rotation, rotatedAt } = found.session
    if (rotation === parts.rotation) return rotated(context, found)
    const isRecent = context.now() - Date.parse(rotatedAt) <= GRACE_MS
    if (rotation === parts.rotation + 1 && isRecent) return { answer: found }
    return endSession(found.session, 'TOKEN_REUSED')
  },
  answer: ({ context, begun: { userId, sessionId } }, family) => {
    if (family) return tokensFor(context, family.account, family.session)
    context.log.warn({ userId, sessionId }, 'an old refresh token was used; its session was ended')
    throw signedOut()
  },
})
