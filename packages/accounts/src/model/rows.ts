import { sharedRows } from '@longtable/core'
import { accountsTable } from '../table.ts'

/** The rows that every table has. */
export const accountsRows = sharedRows(accountsTable, {
  auditType: 'AuditLog',
  helpersAreTyped: true,
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
} = accountsRows
