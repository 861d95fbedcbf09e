import { DomainError, mineOrFree, notFound } from '@longtable/core'
import { remove } from '@longtable/entity'
import * as z from 'zod'
import type { AccountsContext } from '../context.ts'
import { viewerMutation } from '../mutation.ts'
import { hashingFor } from '../passwords/hashing.ts'
import { confirmPassword } from '../passwords/own-password.ts'
import { PasswordText } from '../passwords/password-rules.ts'
import { derived } from '../secret.ts'
import { putNotice } from '../tickets/tickets.ts'
import { Account, EmailLock } from './account.entity.ts'
import { accountById } from './account.patterns.ts'

/** What a product keeps of a person would be nobody's to delete once the account is gone. */
async function refuseProfiles({ accounts }: AccountsContext, userId: string): Promise<void> {
  const left = (await accounts.profilesOf?.(userId)) ?? []
  if (left.length === 0) return
  throw new DomainError(
    'CONFLICT',
    'accounts.profiles',
    `There is still a profile of yours in ${left.join(', ')}: delete it there first.`,
  )
}

/**
 * The account and the lock of its address go at once, and with the account every token; the stream
 * removes its sessions. Mailed codes open nothing without an account. The address is free: who signs
 * up with it again is somebody else. Who has done it once may ask again and hears the same.
 */
export const deleteAccount = viewerMutation({
  name: 'deleteAccount',
  input: z.object({ password: PasswordText }),
  begin: ({ context }) => hashingFor(context),
  compared: ({ context, input: { password } }) => ({
    password: derived(context.accounts.secret, 'fingerprint', password),
  }),
  plan: async ({ context, actor: userId, input: { password }, begun: hashing }) => {
    const account = await accountById(context, { userId })
    // Who comes from a pool of others has no session here, nor an account that was deleted.
    if (!account && context.viewer?.sessionId !== undefined) return { answer: { userId } }
    if (account?.status !== 'active') throw notFound('accounts.unknown', 'The account')
    await hashing.enter()
    await confirmPassword(context, account, { password, field: 'password', hashing })
    await refuseProfiles(context, userId)
    const { email, status, tokenGeneration } = account
    return {
      operations: [
        remove(
          Account,
          { userId },
          {
            all: [
              { attribute: 'status', equals: status },
              { attribute: 'email', equals: email },
              { attribute: 'tokenGeneration', equals: tokenGeneration },
            ],
          },
        ),
        remove(EmailLock, { email }, mineOrFree(userId)),
        putNotice(context, { kind: 'account-deleted', userId, email }),
      ],
      result: { userId },
      audit: { action: 'USER_DELETED', resourceType: 'Account', resourceId: userId },
    }
  },
})
