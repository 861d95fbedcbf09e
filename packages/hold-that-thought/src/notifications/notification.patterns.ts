import { lookup, pattern } from '@longtable/entity'
import { Notification, UnreadCount } from './notification.entity.ts'

export const notificationsOf = pattern(Notification, 'table', {
  source: 'spec: notifications, newest first',
  descending: true,
})

export const notificationById = lookup(Notification, { source: 'spec: mark one read' })

export const unreadCountOf = lookup(UnreadCount, { source: 'spec: unread notifications' })
