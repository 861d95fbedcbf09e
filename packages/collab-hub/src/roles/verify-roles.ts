import { countOrZero, on, verifier } from '@longtable/system'
import { Startup } from '../startups/startup.entity.ts'
import { isBrowsed } from '../startups/startup.policy.ts'
import { User } from '../users/user.entity.ts'
import { StartupRole } from './startup-role.entity.ts'

const roles = countOrZero(
  (startupId, says, has) =>
    `STARTUP#${startupId} counts ${says.roles ?? 0} roles, and there are ${has.roles ?? 0}`,
)

/** Exactly the open roles that everybody may see stand in OPEN_ROLES, and startups count theirs. */
export const verifyRoles = verifier({
  takes: [
    on(Startup, ({ startupId, roleCount }, { says }) =>
      says(roles, startupId, { roles: roleCount ?? 0 }),
    ),
    on(StartupRole, async ({ startupId, roleId, listed = false }, { find, has, problem }) => {
      has(roles, startupId, { roles: 1 })
      const startup = await find(Startup, { startupId })
      if (!startup) return problem(`ROLE#${roleId} is of ${startupId}, which is not there`)
      const founder = await find(User, { userId: startup.founderId })
      if (isBrowsed(startup, founder) !== listed)
        problem(`ROLE#${roleId} is ${listed ? '' : 'not '}listed, unlike its startup`)
    }),
  ],
})
