import { change, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import { byAddress, byEmail, emailHash, LIMITS, limitOnce } from '../limits.ts'
import { openMutation } from '../mutation.ts'
import { hashingFor } from '../passwords/hashing.ts'
import { checkPassword, PasswordText } from '../passwords/password-rules.ts'
import { derived } from '../secret.ts'
import { newTicket, putNotice } from '../tickets/tickets.ts'
import { Ticket } from '../tickets/ticket.entity.ts'
import { Account, EmailLock } from './account.entity.ts'
import { accountByEmail } from './account.patterns.ts'
import { Email } from './email.ts'

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

interface Planned {
  readonly operations: Operation[]
  readonly action: string
  readonly userId: string
}

/**
 * Does the same work and gives the same answer whether or not the address has an account: who holds
 * the mailbox learns the rest there.
 */
export const signUp = openMutation({
  name: 'signUp',
  input: z.object({ email: Email, password: PasswordText }),
  begin: ({ context, input: { email, password } }) => {
    checkPassword({ password, email, field: 'password' })
    const hashing = hashingFor(context)
    let hashed: Promise<string> | undefined
    return {
      ...hashing,
      limit: limitOnce(context, [
        byAddress(context, LIMITS.signUpByAddress),
        byEmail(context, LIMITS.signUpByEmail, email),
      ]),
      hashed: () => (hashed ??= hashing.hash(password)),
    }
  },
  // The record of the request keeps a hash of this; a plain password in it could be guessed at.
  compared: ({ context, input: { email, password } }) => ({
    email,
    password: derived(context.accounts.secret, 'fingerprint', password),
  }),
  requester: ({ context, input }) => emailHash(context, input.email),
  plan: async ({ context, input: { email }, begun }) => {
    await begun.enter()
    await begun.limit()
    const account = await accountByEmail(context, email)
    const passwordHash = await begun.hashed()
    const { operations, action, userId }: Planned = !account
      ? created(context, email, passwordHash)
      : account.emailVerified
        ? told(context, account)
        : replaced(context, account, passwordHash)
    return {
      operations,
      result: { email },
      audit: { action, resourceType: 'Account', resourceId: userId },
    }
  },
})
