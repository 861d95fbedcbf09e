import { onChange, type Processor } from '@longtable/core'
import { removeAll } from '@longtable/entity'
import { Startup } from './startup.entity.ts'
import { membersOf } from './startup.patterns.ts'

/** A deleted startup takes its team along; whoever hears of it again finds nothing. */
export const removeTeam: Processor = onChange(
  'startups.remove-team',
  Startup,
  async ({ old, new: startup }, deps) => {
    if (old && !startup) await removeAll(deps, membersOf, { startupId: old.startupId })
  },
)
