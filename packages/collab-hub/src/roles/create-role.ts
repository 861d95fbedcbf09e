import { put } from '@longtable/entity'
import { onlyAs } from '../context.ts'
import { mutation } from '../mutation.ts'
import { ROLE_RATE } from '../rates.ts'
import { shardFor } from '../shards/shards.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { isBrowsed, startupOfMine } from '../startups/startup.policy.ts'
import { roleAnswer, sameStartup } from './change-role.ts'
import { roleCount, ROLES_MAX, tooManyRoles } from './role-count.ts'
import { newRoleFields } from './role-fields.ts'
import { StartupRole } from './startup-role.entity.ts'

/** Among OPEN_ROLES at once where its startup can be browsed, which the transaction holds to. */
export const createRole = mutation({
  name: 'createRole',
  input: StartupInput.extend(newRoleFields),
  may: onlyAs('FOUNDER'),
  rate: ROLE_RATE,
  plan: async ({ context, actor, input }) => {
    const startup = await startupOfMine(context, input.startupId)
    const { id: roleId, at } = context.stamp()
    const role: StartupRole = {
      ...input,
      roleId,
      listed: isBrowsed(startup, actor),
      applicantCount: 0,
      createdAt: at,
      updatedAt: at,
      ...(await shardFor(context, 'STARTUP_ROLE', roleId)),
    }
    const bound = { max: ROLES_MAX, full: tooManyRoles, open: [sameStartup(startup)] }
    return {
      operations: [put(StartupRole, role), await roleCount.up(context, startup, bound)],
      result: { startupId: startup.startupId, roleId },
      audit: { action: 'ROLE_CREATED', resourceType: 'StartupRole', resourceId: roleId },
    }
  },
  answer: roleAnswer,
})
