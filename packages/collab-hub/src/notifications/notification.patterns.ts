import { lookup, pattern } from '@longtable/entity'
import { Notification, NotificationBundle, Preference, UnreadCount } from './notification.entity.ts'

export const notificationsOf = pattern(Notification, 'table', {
  source: '002: List notifications',
  descending: true,
})

export const notificationById = lookup(Notification, { source: '002: NOTIFICATION key' })

export const notificationsByCreation = pattern(Notification, 'GSI3', {
  source: '002: GSI3, type + time range queries',
  descending: true,
})

export const unreadCountOf = lookup(UnreadCount, { source: 'spec: unread notifications' })

export const bundleOf = lookup(NotificationBundle, { source: 'spec: notifications, coalesced' })

export const bundlesOf = pattern(NotificationBundle, 'table', {
  source: 'spec: notifications, coalesced',
})

export const preferencesOf = lookup(Preference, { source: 'spec: mails by kind' })
