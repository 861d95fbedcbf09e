import { sharedRows } from '@longtable/core'
import type { Of } from '@longtable/entity'
import { collabHubTable } from '../table.ts'

/** The rows that every table has; only the audit log is a documented one and carries its type. */
export const collabHubRows = sharedRows(collabHubTable, {
  auditType: 'AUDIT_LOG',
  helpersAreTyped: false,
})
export const { Request, RateLimit, AddressRateLimit, AuditLog, AuditChain, Marker } = collabHubRows
export type Request = Of<typeof Request>
export type RateLimit = Of<typeof RateLimit>
export type AddressRateLimit = Of<typeof AddressRateLimit>
export type AuditLog = Of<typeof AuditLog>
export type AuditChain = Of<typeof AuditChain>
export type Marker = Of<typeof Marker>
