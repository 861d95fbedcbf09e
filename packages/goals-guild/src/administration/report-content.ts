import { DomainError, text, ThingId } from '@longtable/core'
import { change, put } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { REPORT_RATE } from '../rates.ts'
import { Report, ReportedType } from './report.entity.ts'
import { reportByKey } from './report.patterns.ts'
import { refuseUnseen } from './reported.ts'

const REASON_CHARACTERS_MAX = 1000

const own = () => new DomainError('INVALID', 'reports.own', 'You cannot report yourself.')

/** What was decided before is open again; what is open stays as it was said first. */
export const reportContent = mutation({
  name: 'reportContent',
  input: z.object({
    reportedType: ReportedType,
    reportedId: ThingId,
    reason: text({ max: REASON_CHARACTERS_MAX, isMultiline: true }),
  }),
  rate: REPORT_RATE,
  plan: async ({ context, actor: { id: reporterId }, input }) => {
    const { reportedType, reportedId, reason } = input
    if (reportedType === 'user' && reportedId === reporterId) throw own()
    await refuseUnseen(context, input)
    const key = { reportedType, reportedId, reporterId }
    const known = await reportByKey(context, key)
    const result = { reportedType, reportedId }
    if (known?.status === 'open') return { answer: result }
    const { at } = context.stamp()
    const said = { reason, status: 'open', createdAt: at, updatedAt: at } as const
    return {
      operations: [
        known
          ? change(Report, known, {
              patch: { ...said, decidedBy: undefined, note: undefined },
              when: { attribute: 'status', equals: known.status },
            })
          : put(Report, { ...key, ...said }),
      ],
      result,
      audit: {
        action: 'CONTENT_REPORTED',
        resourceType: reportedType,
        resourceId: reportedId,
      },
    }
  },
})
