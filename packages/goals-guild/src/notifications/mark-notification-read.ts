import { act, notFound, UlidId } from '@longtable/core'
import { check } from '@longtable/entity'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { READ_RATE } from '../rates.ts'
import { Notification } from './notification.entity.ts'
import { type NotificationView, notificationView } from './notification-views.ts'
import { readCounted, readingOf } from './read-one.ts'
import { isUnread } from './unread-counts.ts'

export const MarkNotificationReadInput = z.object({ notificationId: UlidId })

/** Idempotent: it leaves the count once, whoever else marks it at the same moment. */
export async function markNotificationRead(
  context: GuildContext,
  input: z.infer<typeof MarkNotificationReadInput>,
  requestId?: string,
): Promise<NotificationView> {
  const { id: userId } = await registered(context)
  const key = { userId, id: input.notificationId }
  const asked = { name: 'markNotificationRead', input, requestId, rate: READ_RATE }
  return act<NotificationView>(context, asked, async () => {
    await registered(context)
    const counted = await readCounted(context, key)
    if (!counted) throw notFound('notifications.unknown', 'This notification')
    const { notification, counter } = counted
    const isNew = isUnread(notification, counter)
    return {
      operations: isNew
        ? [...readingOf(counted, context.stamp().at), stillActive(userId)]
        : [check(Notification, key, 'present')],
      result: { ...notificationView(notification, counter), isRead: true },
      audit: {
        action: 'NOTIFICATION_READ',
        resourceType: 'Notification',
        resourceId: key.id,
        ...(!isNew && { metadata: { unchanged: true } }),
      },
      onFailure: () => {
        forgetProfile(context)
        return 'again'
      },
    }
  })
}
