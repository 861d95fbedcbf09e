import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { startupKey } from '../startups/readings.ts'
import { OpenRoles, Role, StartupRoles } from './roles.operations.ts'

export const ROLES = ['hub', 'roles'] as const

export const openRolesListing = listing([...ROLES, 'open'], OpenRoles, {
  variables: {},
  pageOf: ({ openRoles }) => openRoles,
})

export const roleReading = (startupId: string, roleId: string) =>
  reading([...startupKey(startupId), 'role', roleId], Role, { startupId, roleId })

/** At most 50 a startup: one page is all of them. */
export const startupRolesReading = (startupId: string) =>
  reading([...startupKey(startupId), 'roles'], StartupRoles, { startupId })

export const rolePath = (role: { readonly id: string; readonly startupId: string }) => ({
  to: `/roles/${role.id}`,
  asked: { startup: role.startupId },
})
