import { act } from '@longtable/core'
import { change } from '@longtable/entity'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import { Account } from './account.entity.ts'
import { Session } from '../sessions/session.entity.ts'
import { sessionById } from '../sessions/session.patterns.ts'
import { derived } from '../secret.ts'
import { putNotice } from '../tickets/tickets.ts'
import { hashingFor } from '../passwords/hashing.ts'
import { confirmPassword, ownAccount } from '../passwords/own-password.ts'
import { checkPassword, PasswordText } from '../passwords/password-rules.ts'

export const ChangePasswordInput = z.object({
  currentPassword: PasswordText,
  newPassword: PasswordText,
})

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
export async function changePassword(
  context: AccountsContext,
  { currentPassword, newPassword }: z.infer<typeof ChangePasswordInput>,
  requestId?: string,
): Promise<{ readonly email: string }> {
  const { secret } = context.accounts
  const account = await ownAccount(context)
  const { userId, email } = account
  checkPassword({ password: newPassword, email, field: 'newPassword' })
  using hashing = hashingFor(context)
  const input = {
    current: derived(secret, 'fingerprint', currentPassword),
    next: derived(secret, 'fingerprint', newPassword),
  }
  return await act(context, { name: 'changePassword', input, requestId }, async () => {
    await hashing.enter()
    const current = await ownAccount(context)
    await confirmPassword(context, current, {
      password: currentPassword,
      field: 'currentPassword',
      hashing,
    })
    const passwordHash = await hashing.hash(newPassword)
    const { at } = context.stamp()
    const tokenGeneration = current.tokenGeneration + 1
    return {
      operations: [
        change(Account, current, {
          patch: { passwordHash, passwordChangedAt: at, tokenGeneration, updatedAt: at },
          when: { attribute: 'tokenGeneration', equals: current.tokenGeneration },
        }),
        ...(await keepSession(context, current, tokenGeneration)),
        putNotice(context, { kind: 'password-changed', userId, email }),
      ],
      result: { email },
      audit: { action: 'PASSWORD_CHANGED', resourceType: 'Account', resourceId: userId },
      onFailure: () => 'again' as const,
    }
  })
}
