import { put } from '@longtable/entity'
import { accountByEmail } from './account.patterns.ts'
import { EmailInput } from './resend-verification.ts'
import { byAddress, byEmail, emailHash, LIMITS } from '../limits.ts'
import { openMutation } from '../mutation.ts'
import { Ticket } from '../tickets/ticket.entity.ts'
import { newTicket } from '../tickets/tickets.ts'

/** The same answer and as many writes whether or not the address has an account. */
export const requestPasswordReset = openMutation({
  name: 'requestPasswordReset',
  input: EmailInput,
  requester: ({ context, input }) => emailHash(context, input.email),
  rate: ({ context, input }) => [
    byAddress(context, LIMITS.resetByAddress),
    byEmail(context, LIMITS.resetByEmail, input.email),
  ],
  plan: async ({ context, input: { email } }) => {
    const account = await accountByEmail(context, email)
    const isActive = account?.status === 'active'
    return {
      operations: isActive
        ? [put(Ticket, newTicket(context, { purpose: 'reset-password', account, email }))]
        : [],
      result: { email },
      audit: {
        action: 'PASSWORD_RESET_REQUESTED',
        resourceType: 'Account',
        resourceId: account?.userId ?? emailHash(context, email),
      },
    }
  },
})
