import { notFound, UlidId } from '@longtable/core'
import { isUnread } from '@longtable/system'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { READ_RATE } from '../rates.ts'
import { familyInbox } from './family-inbox.ts'
import { notificationView } from './notification-views.ts'

const unknownNotification = () => notFound('notifications.unknown', 'This notification')

/** Idempotent: it leaves the count once, whoever else marks it at the same moment. */
export const markNotificationRead = mutation({
  name: 'markNotificationRead',
  input: z.object({ notificationId: UlidId }),
  rate: READ_RATE,
  plan: async ({ context, actor: { userId }, input: { notificationId: id } }) => {
    const counted = await familyInbox.readCounted(context, { userId, id })
    if (!counted) throw unknownNotification()
    if (!isUnread(counted.notification, counted.counter)) return { answer: { id } }
    return {
      operations: familyInbox.readingOf(counted, context.stamp().at),
      result: { id },
      audit: { action: 'NOTIFICATION_READ', resourceType: 'Notification', resourceId: id },
    }
  },
  answer: async ({ context, actor: { userId } }, { id }) => {
    const counted = await familyInbox.readCounted(context, { userId, id })
    if (!counted) throw unknownNotification()
    return notificationView(counted.notification, counted.counter)
  },
})
