import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { collabHubTable } from '../table.ts'

/** What someone asks the admins to look at: the only way they see into a conversation. */
export const Report = entity(collabHubTable, {
  type: 'Report',
  ours: true,
  isHelper: true,
  fields: {
    reportId: Id,
    reporterId: Id,
    targetType: z.enum(['USER', 'STARTUP', 'STARTUP_ROLE', 'CONVERSATION', 'MESSAGE']),
    targetId: Id,
    /** What the target is found under: a role's startup, a message's conversation. */
    parentId: Id.optional(),
    reason: z.string(),
    status: z.enum(['OPEN', 'RESOLVED', 'DISMISSED']),
    resolvedBy: Id.optional(),
    resolution: z.string().optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  keys: {
    table: ['REPORT#{reportId}', 'METADATA'],
    GSI1: ['REPORTS#{status}', '{createdAt}#{reportId}'],
  },
})
export type Report = Of<typeof Report>
