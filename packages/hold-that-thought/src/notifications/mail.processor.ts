import { onInsert } from '@longtable/core'
import { enqueueMail } from '@longtable/mail'
import { NOTIFICATION_MAIL, wantsMail } from './notification-mails.ts'
import { profileById } from '../users/profile.patterns.ts'
import { Notification } from './notification.entity.ts'

/** As long as a job that is done is remembered: until then a change that comes again mails nothing. */
const AGE_MS_MAX = 7 * 24 * 3_600_000

/** The preference is asked here too, so that what nobody wants makes no job. */
export const mailNotifications = onInsert(
  'notifications.mail',
  Notification,
  async ({ id, userId, kind, createdAt }, { store, system, now }) => {
    if (now() - Date.parse(createdAt) >= AGE_MS_MAX) return
    const profile = await profileById({ store }, { userId })
    if (!profile || !wantsMail(profile, kind)) return
    const jobId = `hold-that-thought-notification-${id}`
    await enqueueMail(system, { jobId, template: NOTIFICATION_MAIL, data: { userId, id } }, now())
  },
)
