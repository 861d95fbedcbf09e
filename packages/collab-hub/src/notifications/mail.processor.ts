import { onInsert } from '@longtable/core'
import { enqueueMail } from '@longtable/mail'
import { NOTIFICATION_MAIL } from './mails.ts'
import { Notification } from './notification.entity.ts'
import { wantsMail } from './preferences.ts'

/** As long as a job that is done is remembered: until then a change that comes again mails nothing. */
const AGE_MS_MAX = 7 * 24 * 3_600_000

/**
 * One that has grown was mailed when it began. The preference is asked here too, so that what nobody
 * wants makes no job.
 */
export const mailNotifications = onInsert(
  'notifications.mail',
  Notification,
  async (notification, { store, system, now }) => {
    const { notificationId, userId, createdAt, replacedId, wave, bundle } = notification
    // What others wrote by the document alone, they may have mailed themselves.
    if (replacedId !== undefined || wave === undefined) return
    if (now() - Date.parse(createdAt) >= AGE_MS_MAX) return
    if (!(await wantsMail({ store }, notification))) return
    const mail = {
      jobId: `collab-hub-notification-${notificationId}`,
      template: NOTIFICATION_MAIL,
      data: { userId, notificationId, ...(bundle !== undefined && { bundle }) },
    }
    await enqueueMail(system, mail, now())
  },
)
