import { eventsOf, made } from '@longtable/core'
import { Report } from './report.entity.ts'

export const reportEvents = eventsOf(
  Report,
  ({ reportId, targetType, targetId }) => ({ reportId, targetType, targetId }),
  {
    'collabhub.report.made': made,
    'collabhub.report.decided': ({ old, new: report }) =>
      old?.status === 'OPEN' && report !== undefined && report.status !== 'OPEN',
  },
)
