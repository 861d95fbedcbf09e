import { act } from '@longtable/core'
import { change, remove } from '@longtable/entity'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import { Account, SignInGuard } from '../identity/account.entity.ts'
import { accountById } from '../identity/account.patterns.ts'
import type { Confirmed } from '../identity/verify-email.ts'
import { emailHash } from '../limits.ts'
import { derived } from '../secret.ts'
import { invalidTicket, TicketToken } from '../tickets/ticket-token.ts'
import { openTicket, putNotice, redeemed, useTicket } from '../tickets/tickets.ts'
import { enterHashing } from './hashing.ts'
import { checkPassword, PasswordText } from './password-rules.ts'

export const ResetPasswordInput = z.object({ token: TicketToken, newPassword: PasswordText })

/** Ends every session. Who got the mail has shown that the address is theirs, so it is verified too. */
export async function resetPassword(
  context: AccountsContext,
  { token, newPassword }: z.infer<typeof ResetPasswordInput>,
  requestId?: string,
): Promise<Confirmed> {
  using hashing = enterHashing(context)
  const code = await redeemed(context, 'reset-password', token)
  const { ticketId } = code
  const input = { ticketId, password: derived(context.accounts.secret, 'fingerprint', newPassword) }
  const asked = { name: 'resetPassword', input, requestId, requester: ticketId }
  return await act(context, asked, async () => {
    const ticket = await openTicket(context, code)
    const account = await accountById(context, { userId: ticket.userId })
    if (!account || account.status !== 'active' || account.tokenGeneration !== ticket.generation)
      throw invalidTicket()
    const { userId, email, tokenGeneration } = account
    checkPassword({ password: newPassword, email, field: 'newPassword' })
    const passwordHash = await hashing.hash(newPassword)
    const { at } = context.stamp()
    return {
      operations: [
        useTicket(context, ticket),
        change(Account, account, {
          patch: {
            passwordHash,
            passwordChangedAt: at,
            tokenGeneration: tokenGeneration + 1,
            emailVerified: true,
            registrationId: undefined,
            updatedAt: at,
          },
          when: {
            all: [
              { attribute: 'tokenGeneration', equals: ticket.generation },
              { attribute: 'email', equals: ticket.email },
            ],
          },
        }),
        remove(SignInGuard, { emailHash: emailHash(context, email) }),
        putNotice(context, { kind: 'password-changed', userId, email }),
      ],
      result: { email },
      audit: {
        action: 'PASSWORD_RESET',
        resourceType: 'Account',
        resourceId: userId,
        userId,
      },
      onFailure: invalidTicket,
    }
  })
}
