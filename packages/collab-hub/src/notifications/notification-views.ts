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
  'kind',
  'replacedId',
  'createdAt',
)

const namedView = (named: NonNullable<Notification['named']>) => ({
  role: named.role ?? null,
  startup: named.startup ?? null,
  level: named.level ?? null,
  tier: named.tier ?? null,
  until: named.until ?? null,
  number: named.number ?? null,
  search: named.search ?? null,
  note: named.note ?? null,
})

/** What its recipient sees; nobody else sees any of it. */
export const notificationView = (
  notification: Notification,
  counter: { readonly wave?: number | undefined } | undefined,
) =>
  notificationShown(notification, {
    id: notification.notificationId,
    count: notification.count ?? 1,
    isRead: !isUnread(notification, counter),
    named: notification.named ? namedView(notification.named) : null,
  })
export type NotificationView = ReturnType<typeof notificationView>
