import { sharedRows } from '@longtable/core'
import { shardCountOf } from '../shards/shard-count.patterns.ts'
import { collabHubTable } from '../table.ts'

/** The rows that every table has; only the audit log is a documented one and carries its type. */
export const collabHubRows = sharedRows(collabHubTable, {
  auditType: 'AUDIT_LOG',
  auditsOfUser: 'USER#{userId}',
  helpersAreTyped: false,
  auditShards: async (reader) => (await shardCountOf(reader, { hotKey: 'AUDIT_LOG' }))?.count ?? 1,
  sources: {
    auditByDate: '002: List audit logs by date',
    auditByUser: '002: List audit logs by user',
  },
})

export const {
  Request,
  RateLimit,
  AddressRateLimit,
  AuditLog,
  AuditChain,
  AuditCheck,
  Marker,
  requestById,
  rateLimitOf,
  addressRateLimitOf,
  auditByDate,
  auditByUser,
  auditChainHead,
  auditCheckState,
  markerOf,
} = collabHubRows
