import { lookup, pattern } from '@longtable/entity'
import {
  AddressRateLimit,
  AuditChain,
  AuditLog,
  Marker,
  RateLimit,
  Request,
} from './rows.entity.ts'

export const requestById = lookup(Request, { source: 'spec: a repeat gives the first answer' })
export const rateLimitOf = lookup(RateLimit, { source: 'spec: limits per user' })
export const addressRateLimitOf = lookup(AddressRateLimit, { source: 'spec: limits per address' })
export const auditOn = pattern(AuditLog, 'table', { source: 'spec: audit log of a day' })
export const auditBy = pattern(AuditLog, 'GSI1', {
  source: 'spec: audit log of a user',
  descending: true,
})
export const markerOf = lookup(Marker, { source: 'spec: an effect that was made already' })
export const auditHead = lookup(AuditChain, { source: 'spec: head of the audit chain' })
