import { sharedRows } from '@longtable/core'
import { ggCore } from '../table.ts'

/** The rows that every table has; every item of this one carries its `type`. */
export const goalsGuildRows = sharedRows(ggCore, {
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
} = goalsGuildRows
