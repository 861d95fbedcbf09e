import { notFound, ThingId } from '@longtable/core'
import { check } from '@longtable/entity'
import { isUnread } from '@longtable/system'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { READ_RATE } from '../rates.ts'
import { hubInbox } from './hub-inbox.ts'
import { Notification } from './notification.entity.ts'
import { notificationView } from './notification-views.ts'

const unknownNotification = () => notFound('notifications.unknown', 'This notification')

/** Idempotent: it leaves the count once, whoever else marks it at the same moment. */
export const markNotificationRead = mutation({
  name: 'markNotificationRead',
  input: z.object({ notificationId: ThingId }),
  rate: READ_RATE,
  plan: async ({ context, actor: { userId }, input: { notificationId } }) => {
    const counted = await hubInbox.readCounted(context, { userId, id: notificationId })
    if (!counted) throw unknownNotification()
    const isNew = isUnread(counted.notification, counted.counter)
    return {
      operations: isNew
        ? hubInbox.readingOf(counted, context.stamp().at)
        : [check(Notification, { userId, notificationId }, 'present')],
      result: { id: notificationId },
      audit: {
        action: 'NOTIFICATION_READ',
        resourceType: 'Notification',
        resourceId: notificationId,
        ...(!isNew && { metadata: { unchanged: true } }),
      },
    }
  },
  answer: async ({ context, actor: { userId } }, { id }) => {
    const counted = await hubInbox.readCounted(context, { userId, id })
    if (!counted) throw unknownNotification()
    return notificationView(counted.notification, counted.counter)
  },
})
