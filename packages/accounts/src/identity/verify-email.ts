import { act, auditAlone, DomainError } from '@longtable/core'
import { change } from '@longtable/entity'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
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

export const VerifyEmailInput = z.object({ token: TicketToken, password: PasswordText })

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
export async function verifyEmail(
  context: AccountsContext,
  { token, password }: z.infer<typeof VerifyEmailInput>,
  requestId?: string,
): Promise<ConfirmedView> {
  const { secret } = context.accounts
  const code = await redeemed(context, 'verify-email', token)
  using hashing = hashingFor(context)
  const { ticketId } = code
  const input = { ticketId, password: derived(secret, 'fingerprint', password) }
  const asked = { name: 'verifyEmail', input, requestId, requester: ticketId }
  const { email, mark } = await act(context, asked, async () => {
    await hashing.enter()
    const ticket = await openTicket(context, code)
    const account = await accountById(context, { userId: ticket.userId })
    if (!account || account.emailVerified) throw invalidTicket()
    const passwordHash = await checkAsker(context, ticket, { password, hashing })
    const { userId } = account
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
      result: { email: account.email, mark: passwordMark(secret, { userId, passwordHash }) },
      audit: { action: 'EMAIL_VERIFIED', resourceType: 'Account', resourceId: userId, userId },
      onFailure: invalidTicket,
    }
  })
  return { email, deviceToken: deviceToken(secret, mark, ticketId) }
}
