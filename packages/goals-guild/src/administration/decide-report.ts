import { DomainError, notFound, optionalText, ThingId, UserId } from '@longtable/core'
import { change, laterThan } from '@longtable/entity'
import * as z from 'zod'
import { adminMutation } from '../mutation.ts'
import { Report, ReportedType } from './report.entity.ts'
import { reportByKey } from './report.patterns.ts'
import { reportView } from './report-views.ts'

const NOTE_CHARACTERS_MAX = 1000

const unknownReport = () => notFound('reports.unknown', 'This report')
const decided = () =>
  new DomainError('CONFLICT', 'reports.decided', 'This report was decided already.')

/** What follows from it, a suspension, is an act of its own. */
export const decideReport = adminMutation({
  name: 'decideReport',
  input: z.object({
    reportedType: ReportedType,
    reportedId: ThingId,
    reporterId: UserId,
    decision: z.enum(['resolved', 'dismissed']),
    note: optionalText({ max: NOTE_CHARACTERS_MAX, isMultiline: true }),
  }),
  plan: async ({ context, actor, input: { decision, note, ...key } }) => {
    const report = await reportByKey(context, key)
    if (!report) throw unknownReport()
    if (report.status !== 'open') throw decided()
    const updatedAt = laterThan(report.updatedAt, context.stamp().at)
    return {
      operations: [
        change(Report, report, {
          patch: { status: decision, note, decidedBy: actor.id, updatedAt },
          when: { attribute: 'status', equals: 'open' },
        }),
      ],
      result: key,
      audit: {
        action: 'REPORT_DECIDED',
        resourceType: key.reportedType,
        resourceId: key.reportedId,
        metadata: { decision, reporterId: key.reporterId },
      },
    }
  },
  answer: async ({ context }, key) => {
    const report = await reportByKey(context, key)
    if (!report) throw unknownReport()
    return reportView(report)
  },
})
