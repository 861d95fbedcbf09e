import { asRead, check, remove } from '@longtable/entity'
import { onlyAs } from '../context.ts'
import { mutation } from '../mutation.ts'
import { ROLE_RATE } from '../rates.ts'
import { Startup } from '../startups/startup.entity.ts'
import { roleCount } from './role-count.ts'
import { RoleInput } from './role-fields.ts'
import { roleOfMine } from './role.policy.ts'
import { StartupRole } from './startup-role.entity.ts'

/** A count that has drifted does not stand in the way. */
export const deleteRole = mutation({
  name: 'deleteRole',
  input: RoleInput,
  may: onlyAs('FOUNDER'),
  rate: ROLE_RATE,
  plan: async ({ context, input }) => {
    const { startup, role } = await roleOfMine(context, input)
    const { startupId, roleId } = role
    return {
      operations: [
        remove(StartupRole, role, asRead(StartupRole, role, 'updatedAt')),
        roleCount.down(startup, []) ?? check(Startup, { startupId }, 'present'),
      ],
      result: { startupId, roleId },
      audit: {
        action: 'ROLE_DELETED',
        resourceType: 'StartupRole',
        resourceId: roleId,
        metadata: { startupId },
      },
    }
  },
})
