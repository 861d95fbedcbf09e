import { lookup, pattern } from '@longtable/entity'
import { Application, ApplicationGuard, Quota, StatusChange } from './application.entity.ts'

export const applicationById = lookup(Application, { source: '002: Get application by ID' })

export const applicationsBy = pattern(Application, 'GSI1', {
  source: '002: List applications by user',
  ownedBy: 'applicantId',
  descending: true,
})

/** Ordered by status name: newest first over all statuses merges one query per status. */
export const applicationsForRole = pattern(Application, 'GSI2', {
  source: '002: List applications for role',
  descending: true,
})

export const applicationsByCreation = pattern(Application, 'GSI3', {
  source: '002: GSI3, type + time range queries',
  descending: true,
})

export const applicationGuard = lookup(ApplicationGuard, {
  source: 'spec: one live application per role and person',
})

export const statusChangesOf = pattern(StatusChange, 'table', {
  source: 'spec: history of an application',
})

export const applicationQuota = lookup(Quota, { source: 'spec: applications of a month' })

export const quotasOf = pattern(Quota, 'table', {
  source: 'spec: applications of a user by month',
})
