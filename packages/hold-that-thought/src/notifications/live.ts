import type { Bus } from '@longtable/core'
import { fromItem, isOf } from '@longtable/entity'
import type { Change } from '@longtable/store'
import { Notification } from './notification.entity.ts'

export const notificationTopic = (userId: string) => `hold-that-thought.notifications ${userId}`

/** Every worker tells its own listeners, wherever the notification was written. */
export function notificationsLive({ old, new: item }: Change, publish: Bus['publish']): void {
  if (old || !item || !isOf(Notification, item)) return
  const notification = fromItem(Notification, item)
  publish(notificationTopic(notification.userId), notification)
}
