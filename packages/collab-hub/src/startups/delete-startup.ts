import { DomainError } from '@longtable/core'
import { asRead, remove } from '@longtable/entity'
import { onlyAs } from '../context.ts'
import { mutation } from '../mutation.ts'
import { STARTUP_RATE } from '../rates.ts'
import { uncountedStartup } from './startup-count.ts'
import { StartupInput } from './startup-fields.ts'
import { Startup } from './startup.entity.ts'
import { startupOfMine } from './startup.policy.ts'

/** Only a draft. It is gone for everybody at once; what hangs below it follows by the stream. */
export const deleteStartup = mutation({
  name: 'deleteStartup',
  input: StartupInput,
  may: onlyAs('FOUNDER'),
  rate: STARTUP_RATE,
  plan: async ({ context, actor, input: { startupId } }) => {
    const startup = await startupOfMine(context, startupId)
    if (startup.status !== 'DRAFT')
      throw new DomainError('CONFLICT', 'startups.no-draft', 'Only a draft can be deleted.')
    return {
      operations: [
        remove(Startup, { startupId }, asRead(Startup, startup, 'status')),
        ...uncountedStartup(actor),
      ],
      result: { startupId },
      audit: { action: 'STARTUP_DELETED', resourceType: 'Startup', resourceId: startupId },
    }
  },
})
