import { sharedRows } from '@longtable/core'
import { holdThatThoughtTable } from '../table.ts'

/** The rows that every table has. */
export const holdThatThoughtRows = sharedRows(holdThatThoughtTable, {
  auditType: 'AuditLog',
  helpersAreTyped: true,
  sources: {
    rateLimitOf: '003: Rate Limit key',
    addressRateLimitOf: 'spec: contact form limits by address',
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
} = holdThatThoughtRows
