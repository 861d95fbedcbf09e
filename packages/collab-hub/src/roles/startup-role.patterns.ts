import { lookup, pattern } from '@longtable/entity'
import { StartupRole } from './startup-role.entity.ts'

export const roleById = lookup(StartupRole, { source: '002: STARTUP_ROLE key' })

export const rolesOf = pattern(StartupRole, 'table', { source: '002: List startup roles' })

/** The partition is given as `OPEN_ROLES`, or a shard of it. */
export const openRoles = pattern(StartupRole, 'GSI1', {
  source: '002: List open roles',
  descending: true,
})

export const rolesByCreation = pattern(StartupRole, 'GSI3', {
  source: '002: GSI3, type + time range queries',
  descending: true,
})
