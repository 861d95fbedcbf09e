import { collection, lookup } from '@longtable/entity'
import { UserProfile } from './profile.entity.ts'

export const profileById = lookup(UserProfile, { source: '003: Get user profile' })

/** The directory: active and approved. */
export const usersListed = collection({
  entities: [UserProfile],
  index: 'GSI1',
  partition: 'USERS',
  source: 'spec: directory',
})

export const usersPending = collection({
  entities: [UserProfile],
  index: 'GSI1',
  partition: 'USERS#PENDING',
  source: 'spec: users who wait for approval',
})

export const usersInactive = collection({
  entities: [UserProfile],
  index: 'GSI1',
  partition: 'USERS#INACTIVE',
  source: 'spec: inactive users',
})
