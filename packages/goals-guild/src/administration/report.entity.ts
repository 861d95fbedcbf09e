import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { ggCore } from '../table.ts'

export const ReportedType = z.enum(['user', 'group', 'goal', 'activity', 'comment'])
export type ReportedType = z.infer<typeof ReportedType>

/** What somebody asks the admins to look at: one for each who asks and what it is about. */
export const Report = entity(ggCore, {
  type: 'Report',
  ours: true,
  fields: {
    reportedType: ReportedType,
    reportedId: Id,
    reporterId: Id,
    reason: z.string(),
    status: z.enum(['open', 'resolved', 'dismissed']),
    /** The admin who decided it, and what they say of it. */
    decidedBy: Id.optional(),
    note: z.string().optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  keys: {
    table: ['REPORTED#{reportedType}#{reportedId}', 'BY#{reporterId}'],
    GSI1: ['REPORTS#{status}', '{createdAt}#{reportedId}#{reporterId}'],
    GSI3: ['AUTHOR#{reporterId}', 'REPORT#{createdAt}#{reportedId}'],
  },
})
export type Report = Of<typeof Report>
