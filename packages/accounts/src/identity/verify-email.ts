import { act } from '@longtable/core'
import { change } from '@longtable/entity'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import { invalidTicket, TicketToken } from '../tickets/ticket-token.ts'
import { openTicket, redeemed, useTicket } from '../tickets/tickets.ts'
import { Account } from './account.entity.ts'
import { accountById } from './account.patterns.ts'

export const VerifyEmailInput = z.object({ token: TicketToken })

export interface Confirmed {
  readonly email: string
}

/** Confirms the address together with the password that was chosen with this very code. */
export async function verifyEmail(
  context: AccountsContext,
  { token }: z.infer<typeof VerifyEmailInput>,
  requestId?: string,
): Promise<Confirmed> {
  const code = await redeemed(context, 'verify-email', token)
  const { ticketId } = code
  const asked = { name: 'verifyEmail', input: { ticketId }, requestId, requester: ticketId }
  return act(context, asked, async () => {
    const ticket = await openTicket(context, code)
    const account = await accountById(context, { userId: ticket.userId })
    if (!account || account.registrationId !== ticketId) throw invalidTicket()
    const { at } = context.stamp()
    return {
      operations: [
        useTicket(context, ticket),
        change(Account, account, {
          patch: { emailVerified: true, registrationId: undefined, updatedAt: at },
          when: { attribute: 'registrationId', equals: ticketId },
        }),
      ],
      result: { email: account.email },
      audit: {
        action: 'EMAIL_VERIFIED',
        resourceType: 'Account',
        resourceId: account.userId,
        userId: account.userId,
      },
      onFailure: invalidTicket,
    }
  })
}
