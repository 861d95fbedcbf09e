import { sharedRows } from '@longtable/core'
import type { Of } from '@longtable/entity'
import { holdThatThoughtTable } from '../table.ts'

/** The rows that every table has. */
export const { Request, RateLimit, AddressRateLimit, AuditLog, AuditChain } = sharedRows(
  holdThatThoughtTable,
  { auditType: 'AuditLog', helpersAreTyped: true },
)
export type Request = Of<typeof Request>
export type RateLimit = Of<typeof RateLimit>
export type AddressRateLimit = Of<typeof AddressRateLimit>
export type AuditLog = Of<typeof AuditLog>
export type AuditChain = Of<typeof AuditChain>
