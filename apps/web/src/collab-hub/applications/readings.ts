import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { ApplicationQuota, MyApplications } from './applications.operations.ts'

export const APPLICATIONS = ['hub', 'applications'] as const

export const quotaReading = reading([...APPLICATIONS, 'quota'], ApplicationQuota, {})

export const myApplicationsListing = listing([...APPLICATIONS, 'mine'], MyApplications, {
  variables: {},
  pageOf: ({ myApplications }) => myApplications,
})
