import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { ArchiveTasks } from './archive.operations.ts'
import { InactiveUsers, OpenInvitations, PendingUsers, ProfileOf } from './members.operations.ts'
import { StoredByMember } from './storage.operations.ts'

export const ADMIN = ['letters', 'admin'] as const

export const pendingListing = listing([...ADMIN, 'pending'], PendingUsers, {
  variables: {},
  pageOf: ({ pendingUsers }) => pendingUsers,
})

export const inactiveListing = listing([...ADMIN, 'inactive'], InactiveUsers, {
  variables: {},
  pageOf: ({ inactiveUsers }) => inactiveUsers,
})

export const invitationsListing = listing([...ADMIN, 'invitations'], OpenInvitations, {
  variables: {},
  pageOf: ({ invitations }) => invitations,
})

export const profileReading = (userId: string) =>
  reading([...ADMIN, 'profile', userId], ProfileOf, { userId })

export const tasksListing = listing([...ADMIN, 'tasks'], ArchiveTasks, {
  variables: {},
  pageOf: ({ archiveTasks }) => archiveTasks,
})

export const storedListing = listing([...ADMIN, 'stored'], StoredByMember, {
  variables: {},
  pageOf: ({ storedByMember }) => storedByMember,
})
