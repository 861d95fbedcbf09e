import { DomainError, notFound } from '@longtable/core'
import type { HubContext } from '../context.ts'
import { activeUser } from '../context.ts'
import {
  onlyFounder,
  type SeenStartup,
  startupInView,
  type StartupSight,
} from '../startups/startup.policy.ts'
import type { Startup } from '../startups/startup.entity.ts'
import type { StartupRole } from './startup-role.entity.ts'
import { roleById } from './startup-role.patterns.ts'

export const unknownRole = () => notFound('roles.unknown', 'This role')

interface RoleKey {
  readonly startupId: string
  readonly roleId: string
}

interface SeenRole extends SeenStartup {
  readonly role: StartupRole
}

/** Closed ones are the business of the founder and of admins. */
export const seesRole = (sight: StartupSight, { isOpen }: StartupRole): boolean =>
  isOpen || sight === 'OWNER' || sight === 'ADMIN'

/** Who sees a startup sees its open roles. */
export async function roleInView(context: HubContext, key: RoleKey): Promise<SeenRole> {
  const [seen, role] = await Promise.all([
    startupInView(context, key.startupId).catch((error: unknown) => {
      throw error instanceof DomainError && error.code === 'NOT_FOUND' ? unknownRole() : error
    }),
    roleById(context, key),
  ])
  if (!role || !seesRole(seen.sight, role)) throw unknownRole()
  return { ...seen, role }
}

interface OwnRole {
  readonly startup: Startup
  readonly role: StartupRole
}

export async function roleOfMine(context: HubContext, key: RoleKey): Promise<OwnRole> {
  await activeUser(context)
  const seen = await roleInView(context, key)
  onlyFounder(seen)
  return seen
}
