import { Count, entity, Id, type Of, shardedPart, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { collabHubTable } from '../table.ts'

export const Startup = entity(collabHubTable, {
  type: 'STARTUP',
  fields: {
    startupId: Id,
    founderId: Id,
    name: z.string(),
    tagline: z.string(),
    description: z.string(),
    industry: z.string(),
    stage: z.enum(['IDEA', 'MVP', 'GROWTH', 'SCALE']),
    fundingGoal: z.number().optional(),
    fundingRaised: z.number().optional(),
    logoUrl: z.string().optional(),
    websiteUrl: z.string().optional(),
    pitchDeckUrl: z.string().optional(),
    /** Whose file that is. */
    deckId: Id.optional(),
    visibility: z.enum(['PUBLIC', 'PRIVATE', 'INVESTORS_ONLY']),
    status: z.enum(['DRAFT', 'PENDING_REVIEW', 'ACTIVE', 'SUSPENDED']),
    teamSize: z.number(),
    location: z.string(),
    tags: z.array(z.string()),
    /** What an admin has told the founder. */
    reviewNotes: z.string().optional(),
    /** When an admin has decided about it last. */
    reviewedAt: Timestamp.optional(),
    /** When its founder has asked to end a suspension; gone when an admin has decided about that. */
    appealedAt: Timestamp.optional(),
    roleCount: Count.optional(),
    /** Grows whenever the count moves: a recount hangs on it. */
    roleRevision: Count.optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    shard: z.int().optional(),
  },
  derive: { statusShard: (startup) => shardedPart(startup.status, startup.shard ?? 0, '~') },
  keys: {
    table: ['STARTUP#{startupId}', 'METADATA'],
    GSI1: ['FOUNDER#{founderId}', 'STARTUP#{startupId}'],
    GSI2: ['VISIBILITY#{visibility}#STATUS#{statusShard}', 'STARTUP#{startupId}'],
    GSI3: ['STARTUP', '{createdAt}'],
  },
})
export type Startup = Of<typeof Startup>

/** An accepted talent: with the founder they are the team. */
export const Member = entity(collabHubTable, {
  type: 'Member',
  ours: true,
  isHelper: true,
  fields: {
    startupId: Id,
    userId: Id,
    roleId: Id.optional(),
    applicationId: Id.optional(),
    createdAt: Timestamp,
  },
  keys: {
    table: ['STARTUP#{startupId}', 'MEMBER#{userId}'],
    GSI1: ['MEMBER#{userId}', 'STARTUP#{startupId}'],
  },
})
export type Member = Of<typeof Member>
