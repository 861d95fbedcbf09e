import { eventsOf, made, moved, removed } from '@longtable/core'
import { Startup } from './startup.entity.ts'

export const startupEvents = eventsOf(
  Startup,
  ({ startupId, founderId }) => ({ startupId, founderId }),
  {
    'collabhub.startup.created': made,
    'collabhub.startup.status-changed': ({ old, new: startup }) =>
      old !== undefined && startup !== undefined && old.status !== startup.status
        ? { from: old.status, to: startup.status }
        : false,
    'collabhub.startup.visibility-changed': moved('visibility'),
    'collabhub.startup.deleted': removed,
  },
)
