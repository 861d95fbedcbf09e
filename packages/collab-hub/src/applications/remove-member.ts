import { UserId } from '@longtable/core'
import { asRead, check, remove } from '@longtable/entity'
import { onlyAs } from '../context.ts'
import { mutation } from '../mutation.ts'
import { STARTUP_RATE } from '../rates.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { Member, Startup } from '../startups/startup.entity.ts'
import { membershipOf } from '../startups/startup.patterns.ts'
import { startupOfMine } from '../startups/startup.policy.ts'
import { noMember } from './leave-startup.ts'

export const removeMember = mutation({
  name: 'removeMember',
  input: StartupInput.extend({ userId: UserId }),
  may: onlyAs('FOUNDER'),
  rate: STARTUP_RATE,
  plan: async ({ context, input: { startupId, userId } }) => {
    const startup = await startupOfMine(context, startupId)
    const member = await membershipOf(context, { startupId, userId })
    if (!member) throw noMember()
    return {
      operations: [
        remove(Member, member, 'present'),
        check(Startup, startup, asRead(Startup, startup, 'founderId')),
      ],
      result: { startupId, userId },
      audit: {
        action: 'MEMBER_REMOVED',
        resourceType: 'Startup',
        resourceId: startupId,
        metadata: { userId },
      },
    }
  },
})
