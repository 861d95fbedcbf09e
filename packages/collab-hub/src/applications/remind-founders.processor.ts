import { onInsert, type Processor } from '@longtable/core'
import { Application } from './application.entity.ts'
import { queueReminders } from './remind-founders.ts'

/** What is marked in the end is told, and mailed, by who tells of applications. */
export const waitForFounders: Processor = onInsert(
  'applications.wait-for-founders',
  Application,
  async (application, context) => {
    if (application.status === 'PENDING') await queueReminders(context, application)
  },
)
