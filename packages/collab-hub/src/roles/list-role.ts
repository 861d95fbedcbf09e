import { settle } from '@longtable/core'
import { asRead, change, check } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { Startup } from '../startups/startup.entity.ts'
import { startupById } from '../startups/startup.patterns.ts'
import { isBrowsed } from '../startups/startup.policy.ts'
import { User } from '../users/user.entity.ts'
import { userById } from '../users/user.patterns.ts'
import { sameStartup } from './change-role.ts'
import { StartupRole } from './startup-role.entity.ts'
import { roleById, rolesOf } from './startup-role.patterns.ts'

interface Stored {
  readonly store: Store
}

/**
 * Brings one role into OPEN_ROLES or out of it, by its startup and founder as they are at the moment
 * of writing: whatever has told so, and however late.
 */
export const listRole = (
  { store }: Stored,
  key: { readonly startupId: string; readonly roleId: string },
): Promise<void> =>
  settle(`Role ${key.roleId}`, async () => {
    const [role, startup] = await Promise.all([
      roleById({ store }, key),
      startupById({ store }, key),
    ])
    if (!role) return
    const founder = startup && (await userById({ store }, { userId: startup.founderId }))
    const listed = startup !== undefined && isBrowsed(startup, founder)
    if ((role.listed ?? false) === listed) return
    await store.write([
      change(StartupRole, role, {
        patch: { listed },
        when: asRead(StartupRole, role, 'isOpen', 'listed'),
      }),
      check(Startup, key, startup ? sameStartup(startup) : 'absent'),
      ...(founder ? [check(User, founder, asRead(User, founder, 'status'))] : []),
    ])
  })

export async function listRolesOf({ store }: Stored, startupId: string): Promise<void> {
  for await (const roles of rolesOf.each({ store }, { startupId }))
    for (const { roleId } of roles) await listRole({ store }, { startupId, roleId })
}
