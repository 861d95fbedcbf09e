import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { AuditByDay, AuditByUser, AuditChain } from './audit.operations.ts'
import { ADMIN } from './readings.ts'

export const auditByDayListing = (date: string, action: string | undefined) =>
  listing([...ADMIN, 'audit', date, action], AuditByDay, {
    variables: { date, ...(action && { action }) },
    pageOf: ({ auditByDay }) => auditByDay,
  })

export const auditByUserListing = (userId: string, action: string | undefined) =>
  listing([...ADMIN, 'audit', userId, action], AuditByUser, {
    variables: { userId, ...(action && { action }) },
    pageOf: ({ auditByUser }) => auditByUser,
  })

/** It grows by itself, about once a second. */
export const chainReading = reading([...ADMIN, 'chain'], AuditChain, {})
