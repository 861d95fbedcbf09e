import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import {
  EntitiesByTime,
  type EntitiesByTimeVariables,
  ModerationQueue,
  ProfileByEmail,
  ProfileById,
  UsersByRole,
  UsersByStatus,
} from './admin.operations.ts'
import { ADMIN } from './queue-reading.ts'
import { AuditByDay, AuditByUser, AuditChain, Reports } from './reports.operations.ts'

export const USER_ROLES = ['FOUNDER', 'TALENT', 'INVESTOR', 'ADMIN'] as const
export const STATUSES = ['ACTIVE', 'PENDING_VERIFICATION', 'BANNED'] as const
export const REPORT_STATUSES = ['OPEN', 'RESOLVED', 'DISMISSED'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

export const queueListing = listing([...ADMIN, 'queue', 'list'], ModerationQueue, {
  variables: {},
  pageOf: ({ moderationQueue }) => moderationQueue,
})

export const usersByRoleListing = (role: (typeof USER_ROLES)[number]) =>
  listing([...ADMIN, 'users', role], UsersByRole, {
    variables: { role },
    pageOf: ({ usersByRole }) => usersByRole,
  })

export const usersByStatusListing = (status: (typeof STATUSES)[number]) =>
  listing([...ADMIN, 'users', status], UsersByStatus, {
    variables: { status },
    pageOf: ({ usersByStatus }) => usersByStatus,
  })

/** By id or by address, whichever is given. */
export const profileReading = (who: string) => {
  const byId = reading([...ADMIN, 'profile', who], ProfileById, { userId: who })
  const byEmail = reading([...ADMIN, 'profile', who], ProfileByEmail, { email: who })
  return {
    queryKey: byId.queryKey,
    queryFn: async (given: { signal: AbortSignal }) =>
      who.includes('@')
        ? (await byEmail.queryFn(given)).profileByEmail
        : (await byId.queryFn(given)).profile,
  }
}

export const reportsListing = (status: ReportStatus) =>
  listing([...ADMIN, 'reports', status], Reports, {
    variables: { status },
    pageOf: ({ reports }) => reports,
  })

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

export const entitiesListing = (asked: Omit<EntitiesByTimeVariables, 'after'>) =>
  listing([...ADMIN, 'entities', asked], EntitiesByTime, {
    variables: asked,
    pageOf: ({ entitiesByTime }) => entitiesByTime,
  })
