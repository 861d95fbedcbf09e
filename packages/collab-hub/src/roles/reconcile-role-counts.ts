import { settle } from '@longtable/core'
import { reconciler } from '@longtable/system'
import { Startup } from '../startups/startup.entity.ts'
import { startupById } from '../startups/startup.patterns.ts'
import { roleCount } from './role-count.ts'

export const reconcileRoleCounts = reconciler(Startup, ({ store }, { startupId }) =>
  settle(`Startup ${startupId}`, async () => {
    const startup = await startupById({ store }, { startupId })
    const operations = startup ? await roleCount.recounted({ store }, startup, []) : []
    if (operations.length > 0) await store.write(operations)
  }),
)
