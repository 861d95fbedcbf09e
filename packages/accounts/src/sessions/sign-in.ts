import { auditAlone, clearedRate, DomainError, expiryOf } from '@longtable/core'
import { check, put } from '@longtable/entity'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import { Account } from '../identity/account.entity.ts'
import { accountByEmail } from '../identity/account.patterns.ts'
import { Email } from '../identity/email.ts'
import { emailHash } from '../limits.ts'
import { openMutation } from '../mutation.ts'
import type { Hashing } from '../passwords/hasher.ts'
import { hashingFor } from '../passwords/hashing.ts'
import { PasswordText } from '../passwords/password-rules.ts'
import { DEVICE_TOKEN_CHARACTERS_MAX, knownDevice } from '../identity/device-token.ts'
import { Session } from './session.entity.ts'
import { type SignInTry, takeSignInTry } from './sign-in-tries.ts'
import { tokensFor } from './tokens.ts'

/** As Cognito's default: after that, the password is asked again. */
const SESSION_DAYS = 30
const AGENT_CHARACTERS_MAX = 300

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

/** A try that was not carried out is none: nobody has learned anything by it. */
async function isRight(
  context: AccountsContext,
  password: string,
  { account, tried, hashing }: { account: Account | undefined; tried: SignInTry; hashing: Hashing },
): Promise<boolean> {
  const { nobodysHash } = context.accounts.hasher
  try {
    return await hashing.verify(account?.passwordHash ?? nobodysHash, password)
  } catch (error) {
    await tried.giveBack()
    throw error
  }
}

/** Limits first, then the same hashing and one write, whoever is asked for. */
export const signIn = openMutation({
  name: 'signIn',
  input: z.object({
    email: Email,
    password: PasswordText,
    /** Of an earlier sign-in on the same device. */
    deviceToken: z.string().max(DEVICE_TOKEN_CHARACTERS_MAX).nullish(),
  }),
  begin: ({ context }) => hashingFor(context),
  plan: async ({ context, input: { email, password, deviceToken }, begun: hashing }) => {
    await hashing.enter()
    const account = await accountByEmail(context, email)
    const deviceId = knownDevice(context.accounts.secret, account, deviceToken)
    const tried = await takeSignInTry(context, { email, account, deviceId })
    const isOwner = await isRight(context, password, { account, tried, hashing })
    if (!account || !isOwner || !isWelcome(context, account)) {
      await auditAlone(context, {
        action: 'USER_LOGIN_FAILED',
        resourceType: 'Account',
        resourceId: account?.userId ?? emailHash(context, email),
      })
      throw refused()
    }
    await tried.giveBack()
    const session = newSession(context, account)
    return {
      operations: [
        put(Session, session),
        clearedRate(context, tried.own),
        // No session of an account that is deleted meanwhile: nobody would remove it.
        check(Account, { userId: account.userId }, 'present'),
      ],
      result: { account, session },
      audit: {
        action: 'USER_LOGIN',
        resourceType: 'Session',
        resourceId: session.sessionId,
        userId: account.userId,
      },
    }
  },
  answer: ({ context }, { account, session }) => tokensFor(context, account, session),
})
