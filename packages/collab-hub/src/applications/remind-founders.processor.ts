import { onChange, onInsert, type Processor } from '@longtable/core'
import { enqueueMail } from '@longtable/mail'
import { Application } from './application.entity.ts'
import { queueReminders } from './remind-founders.ts'
import { REMINDER_MAIL } from './reminder-mail.ts'

/** As long as a job that is done is remembered: until then a change that comes again mails nothing. */
const AGE_MS_MAX = 7 * 86_400_000

export const waitForFounders: Processor = onInsert(
  'applications.wait-for-founders',
  Application,
  async (application, context) => {
    if (application.status === 'PENDING') await queueReminders(context, application)
  },
)

export const mailReminders: Processor = onChange(
  'applications.mail-reminders',
  Application,
  async ({ old, new: application }, { system, now }) => {
    const { applicationId = '', remindedDays: days, remindedAt = '' } = application ?? {}
    if (days === undefined || old?.remindedDays === days) return
    if (now() - Date.parse(remindedAt) >= AGE_MS_MAX) return
    const jobId = `collab-hub-reminder-${applicationId}-${days}`
    const data = { applicationId, days }
    await enqueueMail(system, { jobId, template: REMINDER_MAIL, data }, now())
  },
)
