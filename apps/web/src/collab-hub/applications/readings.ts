import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { ApplicationQuota, MyApplications, MyMemberships } from './applications.operations.ts'

export const APPLICATIONS = ['hub', 'applications'] as const

export const quotaReading = reading([...APPLICATIONS, 'quota'], ApplicationQuota, {})

export const myApplicationsListing = listing([...APPLICATIONS, 'mine'], MyApplications, {
  variables: {},
  pageOf: ({ myApplications }) => myApplications,
})

/** Of whose team one is: accepting an application makes one part of it. */
export const teamsListing = listing([...APPLICATIONS, 'teams'], MyMemberships, {
  variables: {},
  pageOf: ({ myMemberships }) => myMemberships,
})
