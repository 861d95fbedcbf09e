import { view } from '@longtable/entity'
import { Report } from './report.entity.ts'

/** For admins: who has reported is nobody else's business. */
export const reportView = view(
  Report,
  'reportedType',
  'reportedId',
  'reporterId',
  'reason',
  'status',
  'decidedBy',
  'note',
  'createdAt',
  'updatedAt',
)
export type ReportView = ReturnType<typeof reportView>
