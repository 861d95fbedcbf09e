import { loader } from '@longtable/api'
import { findListed } from '@longtable/entity'
import type { HubContext } from '../context.ts'
import { Startup } from './startup.entity.ts'
import { startupsInView } from './startup.policy.ts'
import { shownStartup, type StartupView } from './startup-views.ts'

/** Startups beside what names them, as the viewer sees them; undefined where they do not. */
export const startupLoader = (context: HubContext) =>
  loader<string, StartupView | undefined>(context, 'startups', async (ids) => {
    const found = await findListed(
      context,
      Startup,
      ids.map((startupId) => ({ startupId })),
    )
    const there = found.filter((one) => one !== undefined)
    const seen = await startupsInView(context, there)
    return ids.map((id) => {
      const one = seen.get(id)
      return one && shownStartup(one)
    })
  })
