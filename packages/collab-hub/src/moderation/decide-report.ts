import { auditEntry, DomainError, type Plan, text, ThingId, unset } from '@longtable/core'
import { asRead, change, laterThan, remove } from '@longtable/entity'
import * as z from 'zod'
import type { HubContext } from '../context.ts'
import { adminMutation } from '../mutation.ts'
import { changedRole } from '../roles/change-role.ts'
import { roleInView } from '../roles/role.policy.ts'
import { reviewedStartup } from '../startups/review-startup.ts'
import { startupInView } from '../startups/startup.policy.ts'
import { bannedUser } from '../users/ban-user.ts'
import { knownUser } from '../users/change-user.ts'
import type { User } from '../users/user.entity.ts'
import { Report, ReportAct, ReportGuard } from './report.entity.ts'
import { reportById } from './report.patterns.ts'
import { reportView } from './report-views.ts'
import { decidedError, removedMessage, unknownReport } from './reported-messages.ts'

const otherThing = (act: string) =>
  new DomainError('CONFLICT', 'reports.act', {
    message: `act: ${act} is nothing that can be done about what was reported.`,
    field: 'act',
  })
const noNotes = () =>
  new DomainError('INVALID', 'reports.no-notes', {
    message: 'notes: say why, in at least 10 characters.',
    field: 'notes',
  })

interface Deciding {
  readonly actor: User
  readonly report: Report
  readonly act: z.infer<typeof ReportAct>
  readonly notes: string
}

/** Of a startup itself, or of one of its roles. */
function startupIn({ targetType, targetId, parentId }: Report): string | undefined {
  if (targetType === 'STARTUP') return targetId
  return targetType === 'STARTUP_ROLE' ? parentId : undefined
}

/** What is done about it, as whoever does it without a report does it. */
async function planOf(
  context: HubContext,
  { actor, report, act, notes }: Deciding,
): Promise<Plan<unknown> | undefined> {
  const startupId = startupIn(report)
  switch (act) {
    case 'DISMISS':
      return undefined
    case 'SUSPEND_STARTUP': {
      if (startupId === undefined) throw otherThing(act)
      const { startup } = await startupInView(context, startupId)
      return reviewedStartup(context, { startup, status: 'SUSPENDED', notes })
    }
    case 'CLOSE_ROLE': {
      if (report.targetType !== 'STARTUP_ROLE' || startupId === undefined) throw otherThing(act)
      const { role, startup } = await roleInView(context, { startupId, roleId: report.targetId })
      const patch = { isOpen: false }
      return changedRole(context, { role, startup, patch, action: 'ROLE_CLOSED' })
    }
    case 'REMOVE_MESSAGE':
      if (report.targetType !== 'MESSAGE') throw otherThing(act)
      return removedMessage(context, report)
    case 'BAN_USER': {
      if (report.ownerId === undefined) throw otherThing(act)
      const user = await knownUser(context, report.ownerId)
      return bannedUser(context, { actor, user, reason: notes })
    }
  }
}

/** Both are one: what is done, and that the report is decided by it. Each has its entry in the log. */
export const decideReport = adminMutation({
  name: 'decideReport',
  input: z.object({
    reportId: ThingId,
    act: ReportAct,
    notes: text({ min: 10, max: 1000, isMultiline: true }).nullish().transform(unset),
  }),
  begin: ({ input: { act, notes } }) => {
    if (act !== 'DISMISS' && notes === undefined) throw noNotes()
  },
  plan: async ({ context, actor, input: { reportId, act, notes } }) => {
    const report = await reportById(context, { reportId })
    if (!report) throw unknownReport()
    if (report.status !== 'OPEN') throw decidedError()
    const done = await planOf(context, { actor, report, act, notes: notes ?? '' })
    const patch = {
      status: done ? ('RESOLVED' as const) : ('DISMISSED' as const),
      act,
      resolvedBy: actor.userId,
      resolution: notes,
      quote: undefined,
      updatedAt: laterThan(report.updatedAt, context.stamp().at),
    }
    return {
      operations: [
        ...(done ? [...done.operations, await auditEntry(context, done.audit)] : []),
        change(Report, report, { patch, when: asRead(Report, report, 'status', 'updatedAt') }),
        remove(ReportGuard, report),
      ],
      result: { reportId },
      audit: {
        action: 'REPORT_DECIDED',
        resourceType: 'Report',
        resourceId: reportId,
        metadata: { act },
      },
    }
  },
  answer: async ({ context }, { reportId }) => {
    const report = await reportById(context, { reportId })
    if (!report) throw unknownReport()
    return reportView(report)
  },
})
