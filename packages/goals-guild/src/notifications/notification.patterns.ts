import { lookup, pattern } from '@longtable/entity'
import { Notification, NotificationPreference } from './notification.entity.ts'

export const preferencesOf = lookup(NotificationPreference, {
  source: '000: NotificationPreference',
})
export const notificationsOf = pattern(Notification, 'table', {
  source: 'spec: inbox',
  descending: true,
})
export const notificationById = lookup(Notification, { source: 'spec: mark one read' })
