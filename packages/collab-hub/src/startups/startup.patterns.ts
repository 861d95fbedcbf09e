import { lookup, pattern } from '@longtable/entity'
import { Member, Startup } from './startup.entity.ts'

export const startupById = lookup(Startup, { source: '002: Get startup by ID' })

export const startupsByFounder = pattern(Startup, 'GSI1', {
  source: '002: List startups by founder',
  descending: true,
  ownedBy: 'founderId',
})

/** Public ones are `PUBLIC` and `ACTIVE`; the moderation queue merges every visibility. */
export const startupsByVisibility = pattern(Startup, 'GSI2', {
  source: '002: List public startups',
  descending: true,
})

/** Oldest first: a queue. */
export const startupsInReview = pattern(Startup, 'GSI2', { source: 'spec: moderation queue' })

export const startupsByCreation = pattern(Startup, 'GSI3', {
  source: '002: GSI3, type + time range queries',
  descending: true,
})

export const membersOf = pattern(Member, 'table', { source: 'spec: members of a startup' })

export const membershipOf = lookup(Member, { source: 'spec: whether someone is a member' })

export const membershipsOf = pattern(Member, 'GSI1', {
  source: 'spec: startups I am a member of',
  ownedBy: 'userId',
})
