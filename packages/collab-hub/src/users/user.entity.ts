import { Count, entity, Id, type Of, shardedPart, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { collabHubTable } from '../table.ts'

export const UserRole = z.enum(['FOUNDER', 'TALENT', 'INVESTOR', 'ADMIN'])
export type UserRole = z.infer<typeof UserRole>

export const SubscriptionTier = z.enum(['FREE', 'PRO', 'ENTERPRISE'])

const UserStatus = z.enum(['ACTIVE', 'BANNED', 'PENDING_VERIFICATION'])

export const User = entity(collabHubTable, {
  type: 'USER',
  fields: {
    userId: Id,
    email: z.string(),
    role: UserRole,
    firstName: z.string(),
    lastName: z.string(),
    avatarUrl: z.string().optional(),
    bio: z.string().optional(),
    skills: z.array(z.string()).optional(),
    linkedinUrl: z.string().optional(),
    status: UserStatus,
    /** Where an unban leads back to. */
    statusBeforeBan: UserStatus.optional(),
    banReason: z.string().optional(),
    /** Of a tombstone, which is BANNED for everybody who reads by the document alone. */
    deletedAt: Timestamp.optional(),
    stripeCustomerId: z.string().optional(),
    subscriptionStatus: z.enum(['NONE', 'ACTIVE', 'CANCELLED', 'PAST_DUE']),
    subscriptionTier: SubscriptionTier,
    /** How many startups they have founded, and a number that grows whenever that moves. */
    startupCount: Count.optional(),
    startupRevision: Count.optional(),
    /** Grows with every search that is saved: two at once cannot both be the last that fits. */
    searchRevision: Count.optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    shard: z.int().optional(),
  },
  derive: {
    roleShard: (user) => shardedPart(user.role, user.shard ?? 0, '~'),
    statusShard: (user) => shardedPart(user.status, user.shard ?? 0, '~'),
  },
  keys: {
    table: ['USER#{userId}', 'PROFILE'],
    GSI1: ['ROLE#{roleShard}', 'USER#{userId}'],
    GSI2: ['STATUS#{statusShard}', 'USER#{userId}'],
    GSI3: ['USER', '{createdAt}'],
    GSI4: ['{email}'],
  },
})
export type User = Of<typeof User>

/** GSI4 does not make an e-mail unique, this does. The attribute is not `email`: see the table. */
export const EmailLock = entity(collabHubTable, {
  type: 'EmailLock',
  ours: true,
  isHelper: true,
  fields: { address: z.string(), userId: Id, createdAt: Timestamp },
  keys: { table: ['EMAIL#{address}', 'UNIQUE'] },
})
export type EmailLock = Of<typeof EmailLock>

/** A startup, a role or a search that a user keeps. */
export const Saved = entity(collabHubTable, {
  type: 'Saved',
  ours: true,
  isHelper: true,
  fields: {
    userId: Id,
    kind: z.enum(['STARTUP', 'ROLE', 'SEARCH']),
    savedId: Id,
    /** A role is found by its startup. */
    startupId: Id.optional(),
    name: z.string().optional(),
    search: z.record(z.string(), z.json()).optional(),
    /** What was found when it was last looked at, newest first. */
    seenIds: z.array(z.string()).optional(),
    createdAt: Timestamp,
  },
  derive: { daily: ({ kind }) => (kind === 'SEARCH' ? 'DAILY' : undefined) },
  keys: {
    table: ['USER#{userId}', 'SAVED#{kind}#{savedId}'],
    GSI1: ['SAVED_SEARCHES#{daily}', 'SAVED#{savedId}'],
  },
})
export type Saved = Of<typeof Saved>
