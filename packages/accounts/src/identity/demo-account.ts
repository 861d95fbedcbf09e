import { put } from '@longtable/entity'
import * as z from 'zod'
import { openMutation } from '../mutation.ts'
import { hashingFor } from '../passwords/hashing.ts'
import { PasswordText } from '../passwords/password-rules.ts'
import { Account, EmailLock } from './account.entity.ts'
import { accountByEmail } from './account.patterns.ts'
import { Email } from './email.ts'

/** A person to try the program with, who needs no mail. For development only; it is in no schema. */
export const ensureDemoAccount = openMutation({
  name: 'ensureDemoAccount',
  input: z.object({ email: Email, password: PasswordText, groups: z.array(z.string()) }),
  begin: ({ context }) => hashingFor(context),
  plan: async ({ context, input: { email, password, groups }, begun: hashing }) => {
    const known = await accountByEmail(context, email)
    if (known) return { answer: known.userId }
    const passwordHash = await hashing.hash(password)
    const { id: userId, at } = context.stamp()
    const account: Account = {
      userId,
      email,
      emailVerified: true,
      passwordHash,
      passwordChangedAt: at,
      status: 'active',
      tokenGeneration: 1,
      groups,
      groupsRevision: 0,
      createdAt: at,
      updatedAt: at,
    }
    return {
      operations: [put(EmailLock, { email, userId, createdAt: at }), put(Account, account)],
      result: userId,
      audit: { action: 'DEMO_ACCOUNT_CREATED', resourceType: 'Account', resourceId: userId },
    }
  },
})
