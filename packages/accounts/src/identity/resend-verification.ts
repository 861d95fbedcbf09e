import { check, put } from '@longtable/entity'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import { byAddress, byEmail, emailHash, LIMITS } from '../limits.ts'
import { openMutation } from '../mutation.ts'
import { Ticket } from '../tickets/ticket.entity.ts'
import { newTicket } from '../tickets/tickets.ts'
import { Account } from './account.entity.ts'
import { accountByEmail } from './account.patterns.ts'
import { Email } from './email.ts'

export const EmailInput = z.object({ email: Email })

function renewed(context: AccountsContext, account: Account) {
  const { userId, email, passwordHash } = account
  const purpose = 'verify-email'
  return [
    check(Account, { userId }, { attribute: 'emailVerified', equals: false }),
    put(Ticket, newTicket(context, { purpose, account, email, passwordHash })),
  ]
}

/** Another code for the newest sign-up; an address that needs none gets the same answer and no mail. */
export const resendVerification = openMutation({
  name: 'resendVerification',
  input: EmailInput,
  requester: ({ context, input }) => emailHash(context, input.email),
  rate: ({ context, input }) => [
    byAddress(context, LIMITS.resendByAddress),
    byEmail(context, LIMITS.resendByEmail, input.email),
  ],
  plan: async ({ context, input: { email } }) => {
    const account = await accountByEmail(context, email)
    return {
      operations: account && !account.emailVerified ? renewed(context, account) : [],
      result: { email },
      audit: {
        action: 'VERIFICATION_REQUESTED',
        resourceType: 'Account',
        resourceId: account?.userId ?? emailHash(context, email),
      },
    }
  },
})
