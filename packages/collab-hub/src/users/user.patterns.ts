import { lookup, pattern } from '@longtable/entity'
import { EmailLock, Saved, User } from './user.entity.ts'

export const userById = lookup(User, { source: '002: Get user by ID' })

export const userByEmail = pattern(User, 'GSI4', { source: '002: Get user by email' })

export const usersByRole = pattern(User, 'GSI1', { source: '002: List users by role' })

export const usersByStatus = pattern(User, 'GSI2', { source: '002: List users by status' })

export const usersByCreation = pattern(User, 'GSI3', {
  source: '002: GSI3, type + time range queries',
  descending: true,
})

export const emailLock = lookup(EmailLock, { source: 'spec: who holds an e-mail' })

/** All that a user saved, or only one kind of it. */
export const savedBy = pattern(Saved, 'table', {
  source: 'spec: saved startups, roles, searches',
  ownedBy: 'userId',
})

export const savedById = lookup(Saved, { source: 'spec: whether it is saved' })

/** Of everybody: those that are looked at once a day. */
export const savedSearches = pattern(Saved, 'GSI1', { source: 'spec: saved searches, daily' })
