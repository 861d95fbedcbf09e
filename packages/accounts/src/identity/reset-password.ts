import { change } from '@longtable/entity'
import * as z from 'zod'
import { Account } from './account.entity.ts'
import { accountById } from './account.patterns.ts'
import { openMutation } from '../mutation.ts'
import { derived } from '../secret.ts'
import { deviceToken, passwordMark } from './device-token.ts'
import { invalidTicket, TicketToken } from '../tickets/ticket-token.ts'
import { openTicket, putNotice, redeemed, useTicket } from '../tickets/tickets.ts'
import { hashingFor } from '../passwords/hashing.ts'
import { checkPassword, PasswordText } from '../passwords/password-rules.ts'

/**
 * Ends every session. Who got the mail has shown that the address is theirs, so it is verified too.
 * Wrong passwords are counted anew for the new one, and the device token lets its owner in first.
 */
export const resetPassword = openMutation({
  name: 'resetPassword',
  input: z.object({ token: TicketToken, newPassword: PasswordText }),
  begin: async ({ context, input }) => ({
    ...hashingFor(context),
    code: await redeemed(context, 'reset-password', input.token),
  }),
  compared: ({ context, input, begun }) => ({
    ticketId: begun.code.ticketId,
    password: derived(context.accounts.secret, 'fingerprint', input.newPassword),
  }),
  requester: ({ begun }) => begun.code.ticketId,
  plan: async ({ context, input: { newPassword }, begun }) => {
    await begun.enter()
    const ticket = await openTicket(context, begun.code)
    const account = await accountById(context, { userId: ticket.userId })
    if (!account || account.status !== 'active' || account.tokenGeneration !== ticket.generation)
      throw invalidTicket()
    const { userId, email, tokenGeneration } = account
    checkPassword({ password: newPassword, email, field: 'newPassword' })
    const passwordHash = await begun.hash(newPassword)
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
        putNotice(context, { kind: 'password-changed', userId, email }),
      ],
      result: { email, mark: passwordMark(context.accounts.secret, { userId, passwordHash }) },
      audit: { action: 'PASSWORD_RESET', resourceType: 'Account', resourceId: userId, userId },
      onFailure: invalidTicket,
    }
  },
  answer: ({ context, begun }, { email, mark }) => ({
    email,
    deviceToken: deviceToken(context.accounts.secret, mark, begun.code.ticketId),
  }),
})
