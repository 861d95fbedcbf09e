import { ThingId } from '@longtable/core'
import { currentPage, type Page, type PageRequest } from '@longtable/entity'
import * as z from 'zod'
import { admin, type HubContext } from '../context.ts'
import { shardsOf } from '../shards/shards.ts'
import { startupPage } from '../startups/find-startups.ts'
import { startupsInReview } from '../startups/startup.patterns.ts'
import type { StartupView } from '../startups/startup-views.ts'
import { Report, ReportStatus } from './report.entity.ts'
import { reportById, reportsByStatus } from './report.patterns.ts'
import { reportView } from './report-views.ts'
import { unknownReport } from './reported-messages.ts'

const VISIBILITIES = ['PUBLIC', 'PRIVATE', 'INVESTORS_ONLY'] as const

/** Startups that wait for an admin, whoever is to see them afterwards: the first ones first. */
export async function moderationQueue(
  context: HubContext,
  _: object,
  page: PageRequest,
): Promise<Page<StartupView>> {
  await admin(context, 'moderationQueue')
  const status = 'PENDING_REVIEW' as const
  const shards = await shardsOf(context, 'STARTUP')
  const lists = shards.flatMap((shard) =>
    VISIBILITIES.map((visibility) => ({ visibility, status, shard })),
  )
  return startupPage(
    context,
    (keep) => startupsInReview.merged(context, lists, { ...page, keep, growing: true }),
    ({ startup }) => startup.status === status,
  )
}

export const ReportsInput = z.object({ status: ReportStatus.nullish() })

/** The index says which; whether they still are what they were, the table says. */
export async function reports(
  context: HubContext,
  { status: given }: z.infer<typeof ReportsInput>,
  page: PageRequest,
) {
  await admin(context, 'reports')
  const status = given ?? 'OPEN'
  const found = await currentPage(context, Report, {
    read: (keep) => reportsByStatus(context, { status }, { ...page, keep }),
    isListed: (one) => one.status === status,
  })
  return { ...found, items: found.items.map(reportView) }
}

export const ReportInput = z.object({ reportId: ThingId })

export async function report(context: HubContext, { reportId }: z.infer<typeof ReportInput>) {
  await admin(context, 'report')
  const found = await reportById(context, { reportId })
  if (!found) throw unknownReport()
  return reportView(found)
}
