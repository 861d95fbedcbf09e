import { Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { accountsTable } from '../table.ts'

export const Account = entity(accountsTable, {
  type: 'Account',
  fields: {
    userId: Id,
    email: z.string(),
    emailVerified: z.boolean(),
    /** While unverified: of the newest sign-up; the code that is used says which one counts. */
    passwordHash: z.string(),
    passwordChangedAt: Timestamp,
    status: z.enum(['active', 'disabled']),
    /** Sessions and tokens carry it; when it moves on, all earlier ones are dead. */
    tokenGeneration: Count,
    groups: z.array(z.string()),
    /** A list cannot be a condition, so its count of changes is. */
    groupsRevision: Count,
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  keys: { table: ['ACCOUNT#{userId}', 'ACCOUNT'] },
})
export type Account = Of<typeof Account>

/** One account per address; it moves with the address in one transaction. */
export const EmailLock = entity(accountsTable, {
  type: 'EmailLock',
  fields: { email: Id, userId: Id, createdAt: Timestamp },
  keys: { table: ['EMAIL#{email}', 'UNIQUE'] },
})
export type EmailLock = Of<typeof EmailLock>
