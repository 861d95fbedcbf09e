import type { Notification } from './notification.entity.ts'
import { isUnread } from './unread-counts.ts'

/** What its recipient sees; nobody else sees any of it. */
export interface NotificationView {
  readonly id: string
  readonly kind: Notification['kind']
  readonly actorId: string | null
  readonly resourceType: string | null
  readonly resourceId: string | null
  readonly commentId: string | null
  readonly goalId: string | null
  readonly isRead: boolean
  readonly createdAt: string
}

export const notificationView = (
  notification: Notification,
  counter: { readonly wave?: number | undefined } | undefined,
): NotificationView => ({
  id: notification.id,
  kind: notification.kind,
  actorId: notification.actorId ?? null,
  resourceType: notification.resourceType ?? null,
  resourceId: notification.resourceId ?? null,
  commentId: notification.commentId ?? null,
  goalId: notification.goalId ?? null,
  isRead: !isUnread(notification, counter),
  createdAt: notification.createdAt,
})
