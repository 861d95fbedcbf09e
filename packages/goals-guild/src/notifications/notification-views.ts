import { view } from '@longtable/entity'
import { isUnread } from '@longtable/system'
import { Notification } from './notification.entity.ts'

const notificationShown = view(
  Notification,
  'id',
  'kind',
  'actorId',
  'otherIds',
  'replacedId',
  'resourceType',
  'resourceId',
  'commentId',
  'goalId',
  'rewardXp',
  'createdAt',
)

/** What its recipient sees; nobody else sees any of it. */
export const notificationView = (
  notification: Notification,
  counter: { readonly wave?: number | undefined } | undefined,
) =>
  notificationShown(notification, {
    otherCount: notification.otherCount ?? 0,
    isRead: !isUnread(notification, counter),
  })
export type NotificationView = ReturnType<typeof notificationView>
