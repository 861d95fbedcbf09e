import { lookup, pattern } from '@longtable/entity'
import { accountsRows } from './rows.entity.ts'

const { AddressRateLimit, AuditChain, AuditLog, RateLimit, Request } = accountsRows

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

export const rateLimitOf = lookup(RateLimit, { source: 'spec: limits by account' })

export const addressRateLimitOf = lookup(AddressRateLimit, { source: 'spec: limits by address' })
