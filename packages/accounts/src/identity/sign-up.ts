import { act } from '@longtable/core'
import { change, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import { byAddress, byEmail, emailHash, LIMITS, limitOnce } from '../limits.ts'
import { hashingFor } from '../passwords/hashing.ts'
import { checkPassword, PasswordText } from '../passwords/password-rules.ts'
import { derived } from '../secret.ts'
import { newTicket, putNotice } from '../tickets/tickets.ts'
import { Ticket } from '../tickets/ticket.entity.ts'
import { Account, EmailLock } from './account.entity.ts'
import { accountByEmail } from './account.patterns.ts'
import { Email } from './email.ts'

export const SignUpInput = z.object({ email: Email, password: PasswordText })
type SignUp = z.infer<typeof SignUpInput>

/** Said whatever came of it: who holds the mailbox learns the rest there. */
export interface MailSent {
  readonly email: string
}

function newAccount(context: AccountsContext, email: string, passwordHash: string): Account {
  const { id, at } = context.stamp()
  return {
    userId: id,
    email,
    emailVerified: false,
    passwordHash,
    passwordChangedAt: at,
    status: 'active',
    tokenGeneration: 1,
    groups: [],
    groupsRevision: 0,
    createdAt: at,
    updatedAt: at,
  }
}

function created(context: AccountsContext, email: string, passwordHash: string) {
  const account = newAccount(context, email, passwordHash)
  const ticket = newTicket(context, { purpose: 'verify-email', account, email, passwordHash })
  const { userId, createdAt } = account
  return {
    operations: [
      put(EmailLock, { email, userId, createdAt }),
      put(Account, account),
      put(Ticket, ticket),
    ],
    action: 'USER_REGISTERED',
    userId,
  }
}

/**
 * Nobody has shown yet that the mailbox is theirs, so everybody who signs up gets a code of their
 * own: an address cannot be reserved, and a code confirms the password it was asked for with.
 */
function replaced(context: AccountsContext, account: Account, passwordHash: string) {
  const { email } = account
  const ticket = newTicket(context, { purpose: 'verify-email', account, email, passwordHash })
  const patch = {
    passwordHash,
    passwordChangedAt: ticket.createdAt,
    updatedAt: ticket.createdAt,
  }
  const when = { attribute: 'emailVerified', equals: false } as const
  return {
    operations: [change(Account, account, { patch, when }), put(Ticket, ticket)],
    action: 'USER_REGISTERED_AGAIN',
    userId: account.userId,
  }
}

function told(context: AccountsContext, { userId, email }: Account) {
  return {
    operations: [putNotice(context, { kind: 'already-registered', userId, email })],
    action: 'USER_REGISTRATION_REFUSED',
    userId,
  }
}

/** Does the same work and gives the same answer whether or not the address has an account. */
export async function signUp(
  context: AccountsContext,
  input: SignUp,
  requestId?: string,
): Promise<MailSent> {
  const { email, password } = input
  checkPassword({ password, email, field: 'password' })
  using hashing = hashingFor(context)
  const { secret } = context.accounts
  const limit = limitOnce(context, [
    byAddress(context, LIMITS.signUpByAddress),
    byEmail(context, LIMITS.signUpByEmail, email),
  ])
  let passwordHash: string | undefined
  // The record of the request keeps a hash of this; a plain password in it could be guessed at.
  const compared = { email, password: derived(secret, 'fingerprint', password) }
  const asked = { name: 'signUp', input: compared, requestId, requester: emailHash(context, email) }

  return await act(context, asked, async () => {
    await hashing.enter()
    await limit()
    const account = await accountByEmail(context, email)
    passwordHash ??= await hashing.hash(password)
    const planned: { operations: Operation[]; action: string; userId: string } = !account
      ? created(context, email, passwordHash)
      : account.emailVerified
        ? told(context, account)
        : replaced(context, account, passwordHash)
    return {
      operations: planned.operations,
      result: { email },
      audit: { action: planned.action, resourceType: 'Account', resourceId: planned.userId },
      onFailure: () => 'again' as const,
    }
  })
}
