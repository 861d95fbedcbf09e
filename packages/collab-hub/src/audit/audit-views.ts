import type { Row } from '@longtable/core'
import { view } from '@longtable/entity'
import { AuditLog } from '../model/rows.ts'

const auditShown = view(
  AuditLog,
  'userId',
  'action',
  'resourceType',
  'resourceId',
  'ipAddress',
  'userAgent',
  'sequence',
  'createdAt',
)

export const auditView = (entry: Row<'AuditLog'>) =>
  auditShown(entry, {
    id: entry.auditId,
    metadata: entry.metadata === undefined ? null : JSON.stringify(entry.metadata),
  })
