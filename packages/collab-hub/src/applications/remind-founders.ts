import { enqueue, type JobHandler, settle } from '@longtable/core'
import { asRead, change } from '@longtable/entity'
import type { Deps } from '@longtable/system'
import * as z from 'zod'
import { Application } from './application.entity.ts'
import { applicationById } from './application.patterns.ts'

const KIND = 'collab-hub.remind-founder'
const DAY_MS = 86_400_000
const SILENT_DAYS = [7, 13] as const
/** What should have been said earlier than that is not said any more. */
const LATE_DAYS_MAX = 3

const Payload = z.object({ applicationId: z.string(), days: z.int() })

/** One job for each reminder, waiting from the day of the application on. */
export async function queueReminders(
  { system, now }: Pick<Deps, 'system' | 'now'>,
  { applicationId, createdAt }: Application,
): Promise<void> {
  for (const days of SILENT_DAYS) {
    const at = Date.parse(createdAt) + days * DAY_MS
    if (at < now() - LATE_DAYS_MAX * DAY_MS) continue
    const payload = { applicationId, days }
    await enqueue(system, { kind: KIND, jobId: `${applicationId}-${days}`, payload, at }, now())
  }
}

/** The application says that it was; whatever tells the founder hangs on that. */
export const reminderJob = ({ store, stamp }: Deps): JobHandler => ({
  kind: KIND,
  async run({ job: { payload } }) {
    const { applicationId, days } = Payload.parse(payload)
    await settle(`Application ${applicationId}`, async () => {
      const application = await applicationById({ store }, { applicationId })
      if (application?.status !== 'PENDING' || (application.remindedDays ?? 0) >= days) return
      await store.write([
        change(Application, application, {
          patch: { remindedDays: days, remindedAt: stamp().at },
          when: asRead(Application, application, 'status', 'remindedDays'),
        }),
      ])
    })
  },
})
