import { act } from '@longtable/core'
import { check, put } from '@longtable/entity'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import { byAddress, byEmail, emailHash, LIMITS, limitOnce } from '../limits.ts'
import { Ticket } from '../tickets/ticket.entity.ts'
import { newTicket } from '../tickets/tickets.ts'
import { Account } from './account.entity.ts'
import { accountByEmail } from './account.patterns.ts'
import { Email } from './email.ts'
import type { MailSent } from './sign-up.ts'

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
export async function resendVerification(
  context: AccountsContext,
  { email }: z.infer<typeof EmailInput>,
  requestId?: string,
): Promise<MailSent> {
  const limit = limitOnce(context, [
    byAddress(context, LIMITS.resendByAddress),
    byEmail(context, LIMITS.resendByEmail, email),
  ])
  const requester = emailHash(context, email)
  const asked = { name: 'resendVerification', input: { email }, requestId, requester }
  return act(context, asked, async () => {
    await limit()
    const account = await accountByEmail(context, email)
    return {
      operations: account && !account.emailVerified ? renewed(context, account) : [],
      result: { email },
      audit: {
        action: 'VERIFICATION_REQUESTED',
        resourceType: 'Account',
        resourceId: account?.userId ?? requester,
      },
      onFailure: () => 'again' as const,
    }
  })
}
