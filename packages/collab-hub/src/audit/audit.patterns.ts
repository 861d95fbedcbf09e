import { collection } from '@longtable/entity'
import { AuditLog } from '../model/rows.ts'

export const auditByCreation = collection({
  entities: [AuditLog],
  index: 'GSI3',
  partition: 'AUDIT_LOG',
  source: '002: GSI3, type + time range queries',
  descending: true,
})
