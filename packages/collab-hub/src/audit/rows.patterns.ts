import { collection, lookup, pattern } from '@longtable/entity'
import { AddressRateLimit, AuditChain, AuditLog, RateLimit, Request } from './rows.entity.ts'

export const auditByDate = pattern(AuditLog, 'table', {
  source: '002: List audit logs by date',
  descending: true,
})

export const auditByUser = pattern(AuditLog, 'GSI1', {
  source: '002: List audit logs by user',
  descending: true,
})

/** A range of time is read by its days. */
export const auditByCreation = collection({
  entities: [AuditLog],
  index: 'GSI3',
  partition: 'AUDIT_LOG',
  source: '002: GSI3, type + time range queries',
  descending: true,
})

export const auditChainHead = lookup(AuditChain, { source: 'spec: head of the audit chain' })

export const requestById = lookup(Request, { source: 'spec: the first answer of a mutation' })

export const rateLimitOf = lookup(RateLimit, { source: 'spec: limits of a user' })

export const addressRateLimitOf = lookup(AddressRateLimit, {
  source: 'spec: limits of an address',
})
