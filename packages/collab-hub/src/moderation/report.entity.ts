import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { collabHubTable } from '../table.ts'

const TargetType = z.enum(['USER', 'STARTUP', 'STARTUP_ROLE', 'CONVERSATION', 'MESSAGE'])

export const ReportStatus = z.enum(['OPEN', 'RESOLVED', 'DISMISSED'])

export const ReportAct = z.enum([
  'DISMISS',
  'SUSPEND_STARTUP',
  'CLOSE_ROLE',
  'REMOVE_MESSAGE',
  'BAN_USER',
])

/** What someone asks the admins to look at: the only way they see into a conversation. */
export const Report = entity(collabHubTable, {
  type: 'Report',
  ours: true,
  isHelper: true,
  fields: {
    reportId: Id,
    reporterId: Id,
    targetType: TargetType,
    targetId: Id,
    /** What the target is found under: a role's startup, a message's conversation. */
    parentId: Id.optional(),
    /** Whose it is. */
    ownerId: Id.optional(),
    reason: z.string(),
    /** What a message said then, until it is decided: its sender may take it back meanwhile. */
    quote: z.string().optional(),
    status: ReportStatus,
    /** What was done about it. */
    act: ReportAct.optional(),
    resolvedBy: Id.optional(),
    /** What an admin has noted; where something was done, its owner is told. */
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

/** One live report per reporter and thing. */
export const ReportGuard = entity(collabHubTable, {
  type: 'ReportGuard',
  ours: true,
  isHelper: true,
  fields: {
    targetType: TargetType,
    targetId: Id,
    reporterId: Id,
    reportId: Id,
    createdAt: Timestamp,
  },
  keys: { table: ['UNIQUE#REPORT#{targetType}#{targetId}#{reporterId}', 'UNIQUE'] },
})
export type ReportGuard = Of<typeof ReportGuard>
