import { loader } from '@longtable/api'
import type { HubContext } from '../context.ts'
import { startupsSeen } from './startup.policy.ts'
import { shownStartup, type StartupView } from './startup-views.ts'

/** Startups beside what names them, as the viewer sees them; undefined where they do not. */
export const startupLoader = (context: HubContext) =>
  loader<string, StartupView | undefined>(context, 'startups', async (ids) => {
    const seen = await startupsSeen(context, ids)
    return ids.map((id) => {
      const one = seen.get(id)
      return one && shownStartup(one)
    })
  })
