import type { Page, PageRequest } from '@longtable/entity'
import * as z from 'zod'
import { admin, type GuildContext } from '../context.ts'
import { reportsWith } from './report.patterns.ts'
import { type ReportView, reportView } from './report-views.ts'

export const ReportsInput = z.object({
  status: z
    .enum(['open', 'resolved', 'dismissed'])
    .nullish()
    .transform((status) => status ?? 'open'),
})

/** The oldest first. */
export async function reports(
  context: GuildContext,
  { status }: z.infer<typeof ReportsInput>,
  page: PageRequest,
): Promise<Page<ReportView>> {
  await admin(context, 'reports')
  const found = await reportsWith(context, { status }, page)
  return { ...found, items: found.items.map(reportView) }
}
