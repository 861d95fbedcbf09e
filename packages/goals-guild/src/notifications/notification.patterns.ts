import { lookup, pattern } from '@longtable/entity'
import { Notification, NotificationBundle, NotificationPreference } from './notification.entity.ts'

export const preferencesOf = lookup(NotificationPreference, {
  source: '000: NotificationPreference',
})
export const notificationsOf = pattern(Notification, 'table', {
  source: 'spec: inbox',
  descending: true,
})
export const notificationById = lookup(Notification, { source: 'spec: mark one read' })
export const bundleOf = lookup(NotificationBundle, { source: 'spec: notifications, coalesced' })
export const bundlesOf = pattern(NotificationBundle, 'table', {
  source: 'spec: notifications, coalesced',
})
