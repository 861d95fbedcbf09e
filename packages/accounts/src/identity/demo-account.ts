import { act } from '@longtable/core'
import { put } from '@longtable/entity'
import type { AccountsContext } from '../context.ts'
import { hashingFor } from '../passwords/hashing.ts'
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
  { email, password, groups }: DemoAccount,
): Promise<string> {
  const known = await accountByEmail(context, email)
  if (known) return known.userId
  using hashing = hashingFor(context)
  const passwordHash = await hashing.hash(password)
  return await act(context, { name: 'ensureDemoAccount', input: { email } }, async () => {
    // Another worker may have been first.
    const meanwhile = await accountByEmail(context, email)
    const { id, at } = context.stamp()
    const userId = meanwhile?.userId ?? id
    const account: Account = {
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
    }
    const made = [put(EmailLock, { email, userId, createdAt: at }), put(Account, account)]
    return {
      operations: meanwhile ? [] : made,
      result: userId,
      audit: { action: 'DEMO_ACCOUNT_CREATED', resourceType: 'Account', resourceId: userId },
      onFailure: () => 'again' as const,
    }
  })
}
