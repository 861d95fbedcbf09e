import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import {
  AuditChain,
  AuditLog,
  DeadLetters,
  Reports,
  type ReportsVariables,
} from './administration.operations.ts'
import { ADMIN } from './look-up.ts'

export type ReportStatus = ReportsVariables['status']
export const REPORT_STATUSES: readonly ReportStatus[] = ['open', 'resolved', 'dismissed']

export const reportsListing = (status: ReportStatus) =>
  listing([...ADMIN, 'reports', status], Reports, {
    variables: { status },
    pageOf: ({ reports }) => reports,
  })

/** Of a person, or of a day. */
export const auditListing = (asked: { readonly date?: string; readonly userId?: string }) =>
  listing([...ADMIN, 'audit', asked], AuditLog, {
    variables: asked,
    pageOf: ({ auditLog }) => auditLog,
  })

export const chainReading = reading([...ADMIN, 'chain'], AuditChain, {})

/** What fails is nothing that one waits for. */
export const lettersListing = {
  ...listing([...ADMIN, 'letters'], DeadLetters, {
    variables: {},
    pageOf: ({ deadLetters }) => deadLetters,
  }),
  refetchInterval: 30_000,
}
