import { reading } from '../../../api/cache.ts'
import { listing } from '../../../api/listing.ts'
import { startupKey } from '../../startups/readings.ts'
import {
  Application,
  ApplicationHistory,
  PendingApplications,
  RoleApplications,
  StartupApplications,
} from './board.operations.ts'

export const applicationsKey = (startupId: string) => [...startupKey(startupId), 'applications']

/** Of all roles, or of one. */
export const applicationsListing = (startupId: string) =>
  listing([...applicationsKey(startupId), 'all'], StartupApplications, {
    variables: { startupId },
    pageOf: ({ startupApplications }) => startupApplications,
  })

/** Those that nobody has looked at: no more of them than is counted. */
export const pendingApplicationsListing = (startupId: string) =>
  listing([...applicationsKey(startupId), 'pending'], PendingApplications, {
    variables: { startupId },
    pageOf: ({ startupApplications }) => startupApplications,
  })

export const roleApplicationsListing = (startupId: string, roleId: string) =>
  listing([...applicationsKey(startupId), roleId], RoleApplications, {
    variables: { startupId, roleId },
    pageOf: ({ roleApplications }) => roleApplications,
  })

export const applicationReading = (startupId: string, applicationId: string) =>
  reading([...startupKey(startupId), 'application', applicationId], Application, { applicationId })

export const historyReading = (startupId: string, applicationId: string) =>
  reading([...startupKey(startupId), 'history', applicationId], ApplicationHistory, {
    applicationId,
  })
