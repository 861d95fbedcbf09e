import { act, DomainError, takeRate } from '@longtable/core'
import { put } from '@longtable/entity'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import { LIMITS } from '../limits.ts'
import { hashingFor } from '../passwords/hashing.ts'
import { confirmPassword, ownAccount } from '../passwords/own-password.ts'
import { PasswordText } from '../passwords/password-rules.ts'
import { derived } from '../secret.ts'
import { Ticket } from '../tickets/ticket.entity.ts'
import { newTicket, putNotice } from '../tickets/tickets.ts'
import { accountByEmail } from './account.patterns.ts'
import { Email } from './email.ts'
import type { MailSent } from './sign-up.ts'

export const RequestEmailChangeInput = z.object({ newEmail: Email, password: PasswordText })

/** Mails a code to the new address, or a notice if it has an account: the answer is the same. */
export async function requestEmailChange(
  context: AccountsContext,
  { newEmail, password }: z.infer<typeof RequestEmailChangeInput>,
  requestId?: string,
): Promise<MailSent> {
  const input = { newEmail, password: derived(context.accounts.secret, 'fingerprint', password) }
  await ownAccount(context)
  using hashing = hashingFor(context)
  return await act(context, { name: 'requestEmailChange', input, requestId }, async () => {
    await hashing.enter()
    const account = await ownAccount(context)
    if (account.email === newEmail)
      throw new DomainError('INVALID', 'accounts.same-email', {
        field: 'newEmail',
        message: 'newEmail: is your address already.',
      })
    await confirmPassword(context, account, { password, field: 'password', hashing })
    await takeRate(context, LIMITS.emailChangeByAccount)
    const holder = await accountByEmail(context, newEmail)
    const isTaken = holder?.emailVerified === true
    return {
      operations: [
        isTaken
          ? putNotice(context, {
              kind: 'already-registered',
              userId: holder.userId,
              email: newEmail,
            })
          : put(Ticket, newTicket(context, { purpose: 'change-email', account, email: newEmail })),
      ],
      result: { email: newEmail },
      audit: {
        action: 'EMAIL_CHANGE_REQUESTED',
        resourceType: 'Account',
        resourceId: account.userId,
      },
    }
  })
}
