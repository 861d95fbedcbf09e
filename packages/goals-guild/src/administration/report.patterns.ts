import { lookup, pattern } from '@longtable/entity'
import { Report } from './report.entity.ts'

export const reportByKey = lookup(Report, { source: 'spec: what somebody has reported' })

/** Oldest first: a queue. */
export const reportsWith = pattern(Report, 'GSI1', { source: 'spec: reports by status' })
export const reportsBy = pattern(Report, 'GSI3', {
  source: 'spec: export of all that a user owns',
  ownedBy: 'reporterId',
})
