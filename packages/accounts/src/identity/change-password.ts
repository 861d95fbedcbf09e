import { change } from '@longtable/entity'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import { Account } from './account.entity.ts'
import { mutation } from '../mutation.ts'
import { Session } from '../sessions/session.entity.ts'
import { sessionById } from '../sessions/session.patterns.ts'
import { derived } from '../secret.ts'
import { putNotice } from '../tickets/tickets.ts'
import { hashingFor } from '../passwords/hashing.ts'
import { confirmPassword } from '../passwords/own-password.ts'
import { checkPassword, PasswordText } from '../passwords/password-rules.ts'

/** The session that asks goes on into the new generation; every other one ends with the old. */
async function keepSession(context: AccountsContext, account: Account, generation: number) {
  const sessionId = context.viewer?.sessionId
  const session =
    sessionId === undefined
      ? undefined
      : await sessionById(context, { userId: account.userId, sessionId })
  if (!session || session.generation !== account.tokenGeneration) return []
  const when = { attribute: 'generation', equals: session.generation } as const
  return [change(Session, session, { patch: { generation }, when })]
}

/** All tokens die; the session that asks gets new ones with its refresh token. */
export const changePassword = mutation({
  name: 'changePassword',
  input: z.object({ currentPassword: PasswordText, newPassword: PasswordText }),
  begin: ({ context, actor: { email }, input }) => {
    checkPassword({ password: input.newPassword, email, field: 'newPassword' })
    return hashingFor(context)
  },
  compared: ({ context, input: { currentPassword, newPassword } }) => ({
    current: derived(context.accounts.secret, 'fingerprint', currentPassword),
    next: derived(context.accounts.secret, 'fingerprint', newPassword),
  }),
  plan: async ({ context, actor, input, begun: hashing }) => {
    await hashing.enter()
    const password = input.currentPassword
    await confirmPassword(context, actor, { password, field: 'currentPassword', hashing })
    const passwordHash = await hashing.hash(input.newPassword)
    const { at } = context.stamp()
    const { userId, email } = actor
    const tokenGeneration = actor.tokenGeneration + 1
    return {
      operations: [
        change(Account, actor, {
          patch: { passwordHash, passwordChangedAt: at, tokenGeneration, updatedAt: at },
          when: 'present',
        }),
        ...(await keepSession(context, actor, tokenGeneration)),
        putNotice(context, { kind: 'password-changed', userId, email }),
      ],
      result: { email },
      audit: { action: 'PASSWORD_CHANGED', resourceType: 'Account', resourceId: userId },
    }
  },
})
