import { lookup, pattern } from '@longtable/entity'
import { AddressRateLimit, AuditChain, AuditLog, RateLimit, Request } from './rows.entity.ts'

export const auditByDate = pattern(AuditLog, 'table', {
  source: 'spec: audit logs by date',
  descending: true,
})

export const auditByUser = pattern(AuditLog, 'GSI1', {
  source: 'spec: audit logs by user',
  descending: true,
})

export const auditChainHead = lookup(AuditChain, { source: 'spec: head of the audit chain' })

export const requestById = lookup(Request, { source: 'spec: the first answer of a mutation' })

export const rateLimitOf = lookup(RateLimit, { source: '003: Rate Limit key' })

export const addressRateLimitOf = lookup(AddressRateLimit, {
  source: 'spec: contact form limits by address',
})
