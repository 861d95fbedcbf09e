import { Count, entity, Id, type Of, shardedPart, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { collabHubTable } from '../table.ts'

/** A vacancy of a startup. */
export const StartupRole = entity(collabHubTable, {
  type: 'STARTUP_ROLE',
  fields: {
    roleId: Id,
    startupId: Id,
    title: z.string(),
    description: z.string(),
    type: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACT', 'EQUITY_ONLY']),
    compensation: z.string().optional(),
    equityRange: z.string().optional(),
    skills: z.array(z.string()),
    isOpen: z.boolean(),
    /** Whether its startup can be browsed: ACTIVE, PUBLIC, its owner not banned. */
    listed: z.boolean().optional(),
    applicantCount: Count,
    createdAt: Timestamp,
    updatedAt: Timestamp,
    shard: z.int().optional(),
  },
  lacking: { applicantCount: 0 },
  derive: {
    OPEN_ROLES: (role) =>
      role.isOpen && role.listed ? shardedPart('OPEN_ROLES', role.shard ?? 0, '~') : undefined,
  },
  keys: {
    table: ['STARTUP#{startupId}', 'ROLE#{roleId}'],
    GSI1: ['{OPEN_ROLES}', '{createdAt}#{roleId}'],
    GSI3: ['STARTUP_ROLE', '{createdAt}'],
  },
})
export type StartupRole = Of<typeof StartupRole>
