import { view } from '@longtable/entity'
import { isUnread } from '@longtable/system'
import { Notification } from './notification.entity.ts'

const notificationShown = view(
  Notification,
  'type',
  'title',
  'body',
  'relatedEntityType',
  'relatedEntityId',
  'replacedId',
  'createdAt',
)

/** What its recipient sees; nobody else sees any of it. */
export const notificationView = (
  notification: Notification,
  counter: { readonly wave?: number | undefined } | undefined,
) =>
  notificationShown(notification, {
    id: notification.notificationId,
    count: notification.count ?? 1,
    isRead: !isUnread(notification, counter),
  })
export type NotificationView = ReturnType<typeof notificationView>
