import { onChange, type Processor } from '@longtable/core'
import { removeAll } from '@longtable/entity'
import { Startup } from '../startups/startup.entity.ts'
import { grantsOf } from './access-request.patterns.ts'
import { endAccessTo } from './end-access.ts'

/** A deleted startup ends what was asked for and granted; whoever hears of it again finds nothing. */
export const endAccessToDeleted: Processor = onChange(
  'access.end-access',
  Startup,
  async ({ old, new: startup, at }, { store }) => {
    if (!old || startup) return
    const { startupId } = old
    await endAccessTo({ store, at: new Date(at).toISOString() }, startupId)
    await removeAll({ store }, grantsOf, { startupId })
  },
)
