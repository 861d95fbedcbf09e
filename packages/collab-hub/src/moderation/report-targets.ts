import { check } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { DomainError } from '@longtable/core'
import type { HubContext } from '../context.ts'
import { roleInView } from '../roles/role.policy.ts'
import { StartupRole } from '../roles/startup-role.entity.ts'
import { Startup } from '../startups/startup.entity.ts'
import { startupInView } from '../startups/startup.policy.ts'
import { User } from '../users/user.entity.ts'
import { visibleUser } from '../users/user.policy.ts'

interface Named {
  readonly targetId: string
  readonly parentId?: string | undefined
}

interface Target {
  readonly ownerId: string
  /** It is still there when the report is written. */
  readonly still: Check
}

const noParent = () =>
  new DomainError('INVALID', 'reports.no-parent', {
    message: 'parentId: say in which startup the role is.',
    field: 'parentId',
  })

/** What can be reported, by who sees it: one line each. */
export const TARGETS = {
  USER: async (context: HubContext, { targetId: userId }: Named): Promise<Target> => {
    await visibleUser(context, userId)
    return { ownerId: userId, still: check(User, { userId }, 'present') }
  },
  STARTUP: async (context: HubContext, { targetId: startupId }: Named): Promise<Target> => {
    const { startup } = await startupInView(context, startupId)
    return { ownerId: startup.founderId, still: check(Startup, { startupId }, 'present') }
  },
  STARTUP_ROLE: async (
    context: HubContext,
    { targetId: roleId, parentId: startupId }: Named,
  ): Promise<Target> => {
    if (startupId === undefined) throw noParent()
    const { startup } = await roleInView(context, { startupId, roleId })
    const still = check(StartupRole, { startupId, roleId }, 'present')
    return { ownerId: startup.founderId, still }
  },
}
export type ReportedType = keyof typeof TARGETS
