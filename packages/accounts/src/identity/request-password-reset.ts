import { act } from '@longtable/core'
import { put } from '@longtable/entity'
import type * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import { accountByEmail } from './account.patterns.ts'
import type { EmailInput } from './resend-verification.ts'
import type { MailSent } from './sign-up.ts'
import { byAddress, byEmail, emailHash, LIMITS, limitOnce } from '../limits.ts'
import { Ticket } from '../tickets/ticket.entity.ts'
import { newTicket } from '../tickets/tickets.ts'

/** The same answer and as many writes whether or not the address has an account. */
export async function requestPasswordReset(
  context: AccountsContext,
  { email }: z.infer<typeof EmailInput>,
  requestId?: string,
): Promise<MailSent> {
  const limit = limitOnce(context, [
    byAddress(context, LIMITS.resetByAddress),
    byEmail(context, LIMITS.resetByEmail, email),
  ])
  const requester = emailHash(context, email)
  const asked = { name: 'requestPasswordReset', input: { email }, requestId, requester }
  return act(context, asked, async () => {
    await limit()
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
        resourceId: account?.userId ?? requester,
      },
    }
  })
}
