import { DomainError } from '@longtable/core'
import { put } from '@longtable/entity'
import * as z from 'zod'
import { LIMITS, limitOnce } from '../limits.ts'
import { mutation } from '../mutation.ts'
import { hashingFor } from '../passwords/hashing.ts'
import { confirmPassword } from '../passwords/own-password.ts'
import { PasswordText } from '../passwords/password-rules.ts'
import { derived } from '../secret.ts'
import { Ticket } from '../tickets/ticket.entity.ts'
import { newTicket, putNotice } from '../tickets/tickets.ts'
import { accountByEmail } from './account.patterns.ts'
import { Email } from './email.ts'

const sameEmail = () =>
  new DomainError('INVALID', 'accounts.same-email', {
    field: 'newEmail',
    message: 'newEmail: is your address already.',
  })

/** Mails a code to the new address, or a notice if it has an account: the answer is the same. */
export const requestEmailChange = mutation({
  name: 'requestEmailChange',
  input: z.object({ newEmail: Email, password: PasswordText }),
  begin: ({ context }) => ({
    ...hashingFor(context),
    limit: limitOnce(context, [LIMITS.emailChangeByAccount]),
  }),
  compared: ({ context, input: { newEmail, password } }) => ({
    newEmail,
    password: derived(context.accounts.secret, 'fingerprint', password),
  }),
  plan: async ({ context, actor: account, input: { newEmail, password }, begun }) => {
    await begun.enter()
    if (account.email === newEmail) throw sameEmail()
    await confirmPassword(context, account, { password, field: 'password', hashing: begun })
    await begun.limit()
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
  },
})
