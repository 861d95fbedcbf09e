import { asRead, check, put } from '@longtable/entity'
import { expiryOf } from '@longtable/core'
import { mutation } from '../mutation.ts'
import { VISIT_RATE } from '../rates.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { Startup } from '../startups/startup.entity.ts'
import { startupInView } from '../startups/startup.policy.ts'
import { StartupVisit } from './stats.entity.ts'
import { startupVisit } from './stats.patterns.ts'

const KEPT_MS = 2 * 86_400_000

/** A page that shows a startup says so. Once a day counts, and not the founder or an admin. */
export const visitStartup = mutation({
  name: 'visitStartup',
  input: StartupInput,
  rate: VISIT_RATE,
  plan: async ({ context, actor: { userId }, input: { startupId } }) => {
    const { startup, sight } = await startupInView(context, startupId)
    const { at } = context.stamp()
    const day = at.slice(0, 10)
    const isCounted = sight !== 'OWNER' && sight !== 'ADMIN'
    if (!isCounted || (await startupVisit(context, { startupId, day, userId })))
      return { answer: { startupId } }
    const expiry = expiryOf(context.store.table, Date.parse(at) + KEPT_MS)
    return {
      operations: [
        put(StartupVisit, { startupId, day, userId, createdAt: at, ...expiry }),
        check(Startup, startup, asRead(Startup, startup, 'status', 'visibility')),
      ],
      result: { startupId },
      audit: { action: 'STARTUP_VISITED', resourceType: 'Startup', resourceId: startupId },
    }
  },
})
