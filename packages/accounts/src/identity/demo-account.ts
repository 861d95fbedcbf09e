import { act } from '@longtable/core'
import { put } from '@longtable/entity'
import type { AccountsContext } from '../context.ts'
import { Account, EmailLock } from './account.entity.ts'
import { accountByEmail } from './account.patterns.ts'

interface DemoAccount {
  readonly email: string
  readonly password: string
  readonly groups: readonly string[]
}

/** A person to try the program with, who needs no mail. For development only; it is in no schema. */
export async function ensureDemoAccount(
  context: AccountsContext,
  demo: DemoAccount,
): Promise<void> {
  const { email, password, groups } = demo
  if (await accountByEmail(context, email)) return
  const passwordHash = await context.accounts.hasher.hash(password)
  await act(context, { name: 'ensureDemoAccount', input: { email } }, () => {
    const { id: userId, at } = context.stamp()
    return {
      operations: [
        put(EmailLock, { email, userId, createdAt: at }),
        put(Account, {
          userId,
          email,
          emailVerified: true,
          passwordHash,
          passwordChangedAt: at,
          status: 'active',
          tokenGeneration: 1,
          groups: [...groups],
          groupsRevision: 0,
          createdAt: at,
          updatedAt: at,
        }),
      ],
      result: null,
      audit: { action: 'DEMO_ACCOUNT_CREATED', resourceType: 'Account', resourceId: userId },
      // Another worker was first.
      onFailure: () => ({ answer: null }),
    }
  })
}
