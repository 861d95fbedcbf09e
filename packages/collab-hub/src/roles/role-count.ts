import { counter, DomainError } from '@longtable/core'
import { Startup } from '../startups/startup.entity.ts'
import { rolesOf } from './startup-role.patterns.ts'

export const ROLES_MAX = 50

/** A startup counts its roles: of many who add the last one, one does. */
export const roleCount = counter(Startup, 'roleCount', {
  revision: 'roleRevision',
  async there({ store }, { startupId }) {
    let count = 0
    for await (const roles of rolesOf.each({ store }, { startupId })) count += roles.length
    return count
  },
})

export const tooManyRoles = (max: number) =>
  new DomainError('CONFLICT', 'roles.too-many', `A startup has at most ${max} roles.`)
