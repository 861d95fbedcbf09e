import { act, takeRate } from '@longtable/core'
import { change } from '@longtable/entity'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import type { Account } from '../identity/account.entity.ts'
import { accountById } from '../identity/account.patterns.ts'
import { LIMITS } from '../limits.ts'
import { endSession } from './end-session.ts'
import { isLive } from './live-sessions.ts'
import { readRefreshToken, type RefreshTokenParts, signedOut } from './refresh-token.ts'
import { Session } from './session.entity.ts'
import { sessionById } from './session.patterns.ts'
import { type Tokens, tokensFor } from './tokens.ts'

/**
 * So long after a rotation the token before it is given the same successor once more: a client that
 * lost the answer, or two tabs at once, are not taken for a thief. A thief gains nothing lasting by
 * it: of two holders of the successor the second one to use it is found out.
 */
const GRACE_MS = 60_000

export const RefreshInput = z.object({ refreshToken: z.string().max(200) })

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

/** The current token moves the family on. Any older one is a copy: the whole family ends. */
export async function refresh(
  context: AccountsContext,
  input: z.infer<typeof RefreshInput>,
): Promise<Tokens> {
  const parts = readRefreshToken(context.accounts.secret, input.refreshToken)
  await takeRate(context, { ...LIMITS.refreshByAccount, userId: parts.userId })
  const { account, session } = await moved(context, parts)
  const isSuccessor = session.rotation === parts.rotation + 1
  const isRecent = context.now() - Date.parse(session.rotatedAt) <= GRACE_MS
  if (isSuccessor && isRecent) return tokensFor(context, account, session)
  await endSession(context, session, 'TOKEN_REUSED')
  context.log.warn(
    { userId: session.userId, sessionId: session.sessionId },
    'an old refresh token was used; its session was ended',
  )
  throw signedOut()
}

/**
 * The family after this token was used. Lost to another holder of the token, a moment ago: what that
 * one has made is the successor. Lost to a password that was changed meanwhile: the token is still
 * the current one, and moves the family on in its new generation.
 */
async function moved(context: AccountsContext, parts: RefreshTokenParts): Promise<Held> {
  const found = await held(context, parts)
  if (found.session.rotation !== parts.rotation) return found
  return (await rotated(context, found)) ?? moved(context, parts)
}

async function rotated(context: AccountsContext, held: Held): Promise<Held | undefined> {
  const { account, session } = held
  const next: Session = {
    ...session,
    rotation: session.rotation + 1,
    rotatedAt: new Date(context.now()).toISOString(),
  }
  const isMine = await act<boolean>(context, { name: 'refresh', input: null }, () => ({
    operations: [
      change(Session, session, {
        patch: { rotation: next.rotation, rotatedAt: next.rotatedAt },
        when: {
          all: [
            { attribute: 'rotation', equals: session.rotation },
            { attribute: 'generation', equals: session.generation },
          ],
        },
      }),
    ],
    result: true,
    audit: {
      action: 'TOKEN_REFRESHED',
      resourceType: 'Session',
      resourceId: session.sessionId,
      userId: session.userId,
    },
    onFailure: () => ({ answer: false }),
  }))
  return isMine ? { account, session: next } : undefined
}
