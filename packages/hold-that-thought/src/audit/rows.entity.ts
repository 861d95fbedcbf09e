import { sharedRows } from '@longtable/core'
import type { Of } from '@longtable/entity'
import { holdThatThoughtTable } from '../table.ts'

/** The rows that every table has. */
export const holdThatThoughtRows = sharedRows(holdThatThoughtTable, {
  auditType: 'AuditLog',
  helpersAreTyped: true,
})
export const { Request, RateLimit, AddressRateLimit, AuditLog, AuditChain, Marker } =
  holdThatThoughtRows
export type Request = Of<typeof Request>
export type RateLimit = Of<typeof RateLimit>
export type AddressRateLimit = Of<typeof AddressRateLimit>
export type AuditLog = Of<typeof AuditLog>
export type AuditChain = Of<typeof AuditChain>
export type Marker = Of<typeof Marker>
