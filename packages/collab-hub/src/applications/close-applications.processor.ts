import { onChange, type Processor } from '@longtable/core'
import { StartupRole } from '../roles/startup-role.entity.ts'
import { queueClosing } from './close-applications.ts'

/** Whatever removes a role, also its startup's end: nobody waits for an answer to it. */
export const closeApplications: Processor = onChange(
  'applications.close',
  StartupRole,
  async ({ old, new: role }, context) => {
    if (old && !role) await queueClosing(context, old)
  },
)
