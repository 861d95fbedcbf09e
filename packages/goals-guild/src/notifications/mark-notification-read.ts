import { notFound, UlidId } from '@longtable/core'
import { check } from '@longtable/entity'
import { isUnread } from '@longtable/system'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { READ_RATE } from '../rates.ts'
import { Notification } from './notification.entity.ts'
import { notificationView } from './notification-views.ts'
import { readCounted, readingOf } from './read-one.ts'

const unknownNotification = () => notFound('notifications.unknown', 'This notification')

/** Idempotent: it leaves the count once, whoever else marks it at the same moment. */
export const markNotificationRead = mutation({
  name: 'markNotificationRead',
  input: z.object({ notificationId: UlidId }),
  rate: READ_RATE,
  plan: async ({ context, actor, input }) => {
    const key = { userId: actor.id, id: input.notificationId }
    const counted = await readCounted(context, key)
    if (!counted) throw unknownNotification()
    const { notification, counter } = counted
    const isNew = isUnread(notification, counter)
    return {
      operations: isNew
        ? readingOf(counted, context.stamp().at)
        : [check(Notification, key, 'present')],
      result: { id: key.id },
      audit: {
        action: 'NOTIFICATION_READ',
        resourceType: 'Notification',
        resourceId: key.id,
        ...(!isNew && { metadata: { unchanged: true } }),
      },
    }
  },
  answer: async ({ context, actor }, { id }) => {
    const counted = await readCounted(context, { userId: actor.id, id })
    if (!counted) throw unknownNotification()
    return notificationView(counted.notification, counted.counter)
  },
})
