import { DomainError } from '@longtable/core'
import { change, put, remove } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import { mutation } from '../mutation.ts'
import type { Ticket } from '../tickets/ticket.entity.ts'
import { invalidTicket, TicketToken } from '../tickets/ticket-token.ts'
import { openTicket, putNotice, redeemed, useTicket } from '../tickets/tickets.ts'
import { Account, EmailLock } from './account.entity.ts'
import { accountByEmail } from './account.patterns.ts'

const taken = () =>
  new DomainError(
    'CONFLICT',
    'accounts.email-taken',
    'This address belongs to another account by now.',
  )

/** An account that never showed that the mailbox is its own makes way for the one that has. */
async function takeLock(context: AccountsContext, ticket: Ticket): Promise<Operation[]> {
  const { email, userId } = ticket
  const holder = await accountByEmail(context, email)
  if (holder?.emailVerified) throw taken()
  const lock = { email, userId, createdAt: context.stamp().at }
  if (!holder) return [put(EmailLock, lock)]
  return [
    put(EmailLock, lock, { attribute: 'userId', equals: holder.userId }),
    remove(Account, { userId: holder.userId }, { attribute: 'emailVerified', equals: false }),
  ]
}

/**
 * Both locks and the account move in one transaction, so an address never has two accounts. Only the
 * account that asked confirms: a stranger's request must not end with one's own address in theirs.
 */
export const confirmEmailChange = mutation({
  name: 'confirmEmailChange',
  input: z.object({ token: TicketToken }),
  begin: ({ context, input }) => redeemed(context, 'change-email', input.token),
  compared: ({ begun: { ticketId } }) => ({ ticketId }),
  plan: async ({ context, actor: account, begun: code }) => {
    const ticket = await openTicket(context, code)
    const { userId, email: oldEmail } = account
    if (ticket.userId !== userId || ticket.generation !== account.tokenGeneration)
      throw invalidTicket()
    const { at } = context.stamp()
    return {
      operations: [
        useTicket(context, ticket),
        change(Account, account, {
          patch: { email: ticket.email, emailVerified: true, updatedAt: at },
          when: { attribute: 'email', equals: oldEmail },
        }),
        remove(EmailLock, { email: oldEmail }, { attribute: 'userId', equals: userId }),
        putNotice(context, { kind: 'email-changed', userId, email: oldEmail }),
        ...(await takeLock(context, ticket)),
      ],
      result: { email: ticket.email },
      audit: { action: 'EMAIL_CHANGED', resourceType: 'Account', resourceId: userId, userId },
    }
  },
})
