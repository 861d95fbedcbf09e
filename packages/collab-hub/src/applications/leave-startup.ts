import { notFound } from '@longtable/core'
import { remove } from '@longtable/entity'
import { mutation } from '../mutation.ts'
import { STARTUP_RATE } from '../rates.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { Member } from '../startups/startup.entity.ts'
import { membershipOf } from '../startups/startup.patterns.ts'

export const noMember = () => notFound('applications.no-member', 'This member')

/** Whatever has become of the startup meanwhile. The application stays as it was decided. */
export const leaveStartup = mutation({
  name: 'leaveStartup',
  input: StartupInput,
  rate: STARTUP_RATE,
  plan: async ({ context, actor: { userId }, input: { startupId } }) => {
    const member = await membershipOf(context, { startupId, userId })
    if (!member) throw noMember()
    return {
      operations: [remove(Member, member, 'present')],
      result: { startupId },
      audit: { action: 'STARTUP_LEFT', resourceType: 'Startup', resourceId: startupId },
    }
  },
})
