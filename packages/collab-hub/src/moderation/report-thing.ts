import { DomainError, text, ThingId, unset } from '@longtable/core'
import { put } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { REPORT_RATE } from '../rates.ts'
import { Report, ReportGuard } from './report.entity.ts'
import { type ReportedType, TARGETS } from './report-targets.ts'

const ownThing = () => new DomainError('INVALID', 'reports.own', 'You cannot report your own.')
const reportedAlready = () =>
  new DomainError('CONFLICT', 'reports.reported', 'You have reported this, and it is looked at.')

/** Places in the transaction. */
const GUARD = 1

/** The admins are asked to look at something; its owner is not told by whom, nor that it was done. */
export const reportThing = mutation({
  name: 'reportThing',
  input: z.object({
    targetType: z.enum(Object.keys(TARGETS) as [ReportedType, ...ReportedType[]]),
    targetId: ThingId,
    parentId: ThingId.nullish().transform(unset),
    reason: text({ min: 10, max: 1000, isMultiline: true }),
  }),
  rate: REPORT_RATE,
  plan: async ({ context, actor: { userId: reporterId }, input }) => {
    const { targetType, targetId, parentId, reason } = input
    const { ownerId, quote, still } = await TARGETS[targetType](context, input)
    if (ownerId === reporterId) throw ownThing()
    const { id: reportId, at: createdAt } = context.stamp()
    const report: Report = {
      reportId,
      reporterId,
      targetType,
      targetId,
      ownerId,
      reason,
      status: 'OPEN',
      ...(parentId !== undefined && { parentId }),
      ...(quote !== undefined && { quote }),
      createdAt,
      updatedAt: createdAt,
    }
    const guard = { targetType, targetId, reporterId, reportId, createdAt }
    return {
      operations: [put(Report, report), put(ReportGuard, guard), still],
      result: { reportId },
      audit: {
        action: 'REPORT_MADE',
        resourceType: 'Report',
        resourceId: reportId,
        metadata: { targetType, targetId },
      },
      onFailure: ({ places }) => (places.includes(GUARD) ? reportedAlready() : 'again'),
    }
  },
})
