import { lookup, pattern } from '@longtable/entity'
import { Report, ReportGuard } from './report.entity.ts'

export const reportById = lookup(Report, { source: 'spec: a report' })

/** Oldest first: a queue. */
export const reportsByStatus = pattern(Report, 'GSI1', { source: 'spec: moderation queue' })

export const reportGuard = lookup(ReportGuard, {
  source: 'spec: one live report per reporter and thing',
})
