import { view } from '@longtable/entity'
import { Report } from './report.entity.ts'

const reportShown = view(
  Report,
  'reporterId',
  'targetType',
  'targetId',
  'parentId',
  'ownerId',
  'reason',
  'quote',
  'status',
  'act',
  'resolvedBy',
  'resolution',
  'createdAt',
  'updatedAt',
)

/** What admins see; nobody else sees any of it. */
export const reportView = (report: Report) => reportShown(report, { id: report.reportId })
