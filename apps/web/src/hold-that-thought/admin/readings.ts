import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { ArchiveTasks } from './archive.operations.ts'
import { InactiveUsers, OpenInvitations, PendingUsers, ProfileOf } from './members.operations.ts'
import { StoredByMember } from './storage.operations.ts'

export const ADMIN = ['letters', 'admin'] as const

/** Nothing tells of who comes: so it is asked for while one looks. */
const ASK_MS = 15_000

export const pendingListing = {
  ...listing([...ADMIN, 'pending'], PendingUsers, {
    variables: {},
    pageOf: ({ pendingUsers }) => pendingUsers,
  }),
  refetchInterval: ASK_MS,
}

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
