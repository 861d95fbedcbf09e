import { onChange, type Processor } from '@longtable/core'
import { removeAll } from '@longtable/entity'
import { Startup } from '../startups/startup.entity.ts'
import { startupsByFounder } from '../startups/startup.patterns.ts'
import { User } from '../users/user.entity.ts'
import { listRolesOf } from './list-role.ts'
import { rolesOf } from './startup-role.patterns.ts'

/** Another status or visibility takes the roles along; a deleted startup removes them. */
export const followStartups: Processor = {
  ...onChange('roles.follow-startups', Startup, async ({ old, new: startup }, deps) => {
    if (!startup) {
      if (old) await removeAll(deps, rolesOf, { startupId: old.startupId })
      return
    }
    if (old?.status !== startup.status || old.visibility !== startup.visibility)
      await listRolesOf(deps, startup.startupId)
  }),
  restores: true,
}

/** A ban hides the roles of all of one's startups, and its end or their coming shows them again. */
export const followFounders: Processor = {
  ...onChange('roles.follow-founders', User, async ({ old, new: user }, deps) => {
    if (!user || (old && (old.status === 'BANNED') === (user.status === 'BANNED'))) return
    const { userId: founderId } = user
    for await (const startups of startupsByFounder.each(deps, { founderId }))
      for (const { startupId } of startups) await listRolesOf(deps, startupId)
  }),
  restores: true,
}
