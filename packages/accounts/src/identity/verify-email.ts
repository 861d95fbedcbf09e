import { auditAlone, DomainError } from '@longtable/core'
import { change } from '@longtable/entity'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import { openMutation } from '../mutation.ts'
import type { Hashing } from '../passwords/hasher.ts'
import { hashingFor } from '../passwords/hashing.ts'
import { PasswordText } from '../passwords/password-rules.ts'
import { derived } from '../secret.ts'
import { deviceToken, passwordMark } from './device-token.ts'
import type { Ticket } from '../tickets/ticket.entity.ts'
import { invalidTicket, TicketToken } from '../tickets/ticket-token.ts'
import { openTicket, redeemed, useTicket } from '../tickets/tickets.ts'
import { Account } from './account.entity.ts'
import { accountById } from './account.patterns.ts'

export interface ConfirmedView {
  readonly email: string
  readonly deviceToken?: string
}

/**
 * The code shows whose mailbox it is, the password who has asked for it. Somebody else may have
 * signed up with the same address: their code is in the same mailbox, and their password must not
 * become that of its owner.
 */
async function checkAsker(
  context: AccountsContext,
  { userId, passwordHash }: Ticket,
  { password, hashing }: { readonly password: string; readonly hashing: Hashing },
): Promise<string> {
  if (passwordHash === undefined) throw invalidTicket()
  if (await hashing.verify(passwordHash, password)) return passwordHash
  await auditAlone(context, {
    action: 'EMAIL_VERIFICATION_DENIED',
    resourceType: 'Account',
    resourceId: userId,
  })
  throw new DomainError('FORBIDDEN', 'accounts.password', {
    field: 'password',
    message:
      'password: is not the one that was chosen when this code was asked for. Take the code of ' +
      'your own sign-up, or sign up again.',
  })
}

/** Confirms the address together with the password that this very code was asked for with. */
export const verifyEmail = openMutation({
  name: 'verifyEmail',
  input: z.object({ token: TicketToken, password: PasswordText }),
  begin: async ({ context, input }) => ({
    ...hashingFor(context),
    code: await redeemed(context, 'verify-email', input.token),
  }),
  compared: ({ context, input, begun }) => ({
    ticketId: begun.code.ticketId,
    password: derived(context.accounts.secret, 'fingerprint', input.password),
  }),
  requester: ({ begun }) => begun.code.ticketId,
  plan: async ({ context, input: { password }, begun }) => {
    await begun.enter()
    const ticket = await openTicket(context, begun.code)
    const account = await accountById(context, { userId: ticket.userId })
    if (!account || account.emailVerified) throw invalidTicket()
    const passwordHash = await checkAsker(context, ticket, { password, hashing: begun })
    const { userId } = account
    const mark = passwordMark(context.accounts.secret, { userId, passwordHash })
    return {
      operations: [
        useTicket(context, ticket),
        change(Account, account, {
          patch: {
            emailVerified: true,
            passwordHash,
            passwordChangedAt: ticket.createdAt,
            updatedAt: context.stamp().at,
          },
          when: { attribute: 'emailVerified', equals: false },
        }),
      ],
      result: { email: account.email, mark },
      audit: { action: 'EMAIL_VERIFIED', resourceType: 'Account', resourceId: userId, userId },
      onFailure: invalidTicket,
    }
  },
  answer: ({ context, begun }, { email, mark }): ConfirmedView => ({
    email,
    deviceToken: deviceToken(context.accounts.secret, mark, begun.code.ticketId),
  }),
})
