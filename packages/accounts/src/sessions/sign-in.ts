import { act, DomainError, expiryOf, takeRate } from '@longtable/core'
import { put, remove } from '@longtable/entity'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import { type Account, SignInGuard } from '../identity/account.entity.ts'
import { accountByEmail, signInGuardOf } from '../identity/account.patterns.ts'
import { Email } from '../identity/email.ts'
import { byAddress, byEmail, emailHash, LIMITS } from '../limits.ts'
import { enterHashing } from '../passwords/hashing.ts'
import { PasswordText } from '../passwords/password-rules.ts'
import { Session } from './session.entity.ts'
import { checkGuard, recordFailure } from './sign-in-guard.ts'
import { type Tokens, tokensFor } from './tokens.ts'

/** As Cognito's default: after that, the password is asked again. */
const SESSION_DAYS = 30
const AGENT_CHARACTERS_MAX = 300

export const SignInInput = z.object({ email: Email, password: PasswordText })

/** One answer for an unknown address, a wrong password, and an address not confirmed. */
const refused = () =>
  new DomainError(
    'UNAUTHENTICATED',
    'accounts.credentials',
    'E-mail or password is wrong, or the address has not been confirmed yet.',
  )

const isWelcome = ({ accounts, origin }: AccountsContext, account: Account): boolean =>
  account.emailVerified &&
  account.status === 'active' &&
  (accounts.mayEnter?.(account.email, origin) ?? true)

function newSession(context: AccountsContext, account: Account): Session {
  const { id, at } = context.stamp()
  const expiresAtMs = Date.parse(at) + SESSION_DAYS * 86_400_000
  return {
    userId: account.userId,
    sessionId: id,
    rotation: 0,
    generation: account.tokenGeneration,
    address: context.origin.address,
    agent: context.origin.agent.slice(0, AGENT_CHARACTERS_MAX),
    createdAt: at,
    rotatedAt: at,
    expiresAt: new Date(expiresAtMs).toISOString(),
    ...(expiryOf(context.store.table, expiresAtMs) as { ttl: number }),
  }
}

/** Limits first, then the same reads, the same hashing and one write, whoever is asked for. */
export async function signIn(
  context: AccountsContext,
  { email, password }: z.infer<typeof SignInInput>,
): Promise<Tokens> {
  using hashing = enterHashing(context)
  const { nobodysHash } = context.accounts.hasher
  const hash = emailHash(context, email)
  await takeRate(context, byAddress(context, LIMITS.signInByAddress))
  await takeRate(context, byEmail(context, LIMITS.signInByAccount, email))
  const guard = await signInGuardOf(context, { emailHash: hash })
  await checkGuard(context, guard)
  const account = await accountByEmail(context, email)
  const isRight = await hashing.verify(account?.passwordHash ?? nobodysHash, password)
  if (!account || !isRight || !isWelcome(context, account)) {
    await recordFailure(context, hash, account)
    throw refused()
  }

  const session = newSession(context, account)
  await act(context, { name: 'signIn', input: null }, () => ({
    operations: [
      put(Session, session),
      ...(guard ? [remove(SignInGuard, { emailHash: hash })] : []),
    ],
    result: null,
    audit: {
      action: 'USER_LOGIN',
      resourceType: 'Session',
      resourceId: session.sessionId,
      userId: account.userId,
    },
  }))
  return tokensFor(context, account, session)
}
