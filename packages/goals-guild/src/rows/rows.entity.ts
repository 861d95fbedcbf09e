import { sharedRows } from '@longtable/core'
import { ggCore } from '../table.ts'

/** The rows that every table has; every item of this one carries its `type`. */
export const { Request, RateLimit, AddressRateLimit, AuditLog, AuditChain } = sharedRows(ggCore, {
  auditType: 'AuditLog',
  helpersAreTyped: true,
})
