import { act } from '@longtable/core'
import { change } from '@longtable/entity'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import { Account } from './account.entity.ts'
import { accountById } from './account.patterns.ts'
import type { ConfirmedView } from './verify-email.ts'
import { derived } from '../secret.ts'
import { deviceToken, passwordMark } from './device-token.ts'
import { invalidTicket, TicketToken } from '../tickets/ticket-token.ts'
import { openTicket, putNotice, redeemed, useTicket } from '../tickets/tickets.ts'
import { hashingFor } from '../passwords/hashing.ts'
import { checkPassword, PasswordText } from '../passwords/password-rules.ts'

export const ResetPasswordInput = z.object({ token: TicketToken, newPassword: PasswordText })

/**
 * Ends every session. Who got the mail has shown that the address is theirs, so it is verified too.
 * Wrong passwords are counted anew for the new one, and the device token lets its owner in first.
 */
export async function resetPassword(
  context: AccountsContext,
  { token, newPassword }: z.infer<typeof ResetPasswordInput>,
  requestId?: string,
): Promise<ConfirmedView> {
  const code = await redeemed(context, 'reset-password', token)
  using hashing = hashingFor(context)
  const { ticketId } = code
  const { secret } = context.accounts
  const input = { ticketId, password: derived(secret, 'fingerprint', newPassword) }
  const asked = { name: 'resetPassword', input, requestId, requester: ticketId }
  const { email, mark } = await act(context, asked, async () => {
    await hashing.enter()
    const ticket = await openTicket(context, code)
    const account = await accountById(context, { userId: ticket.userId })
    if (!account || account.status !== 'active' || account.tokenGeneration !== ticket.generation)
      throw invalidTicket()
    const { userId, tokenGeneration } = account
    checkPassword({ password: newPassword, email: account.email, field: 'newPassword' })
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
            updatedAt: at,
          },
          when: {
            all: [
              { attribute: 'tokenGeneration', equals: ticket.generation },
              { attribute: 'email', equals: ticket.email },
            ],
          },
        }),
        putNotice(context, { kind: 'password-changed', userId, email: account.email }),
      ],
      result: { email: account.email, mark: passwordMark(secret, { userId, passwordHash }) },
      audit: {
        action: 'PASSWORD_RESET',
        resourceType: 'Account',
        resourceId: userId,
        userId,
      },
      onFailure: invalidTicket,
    }
  })
  return { email, deviceToken: deviceToken(secret, mark, ticketId) }
}
