import { lookup, pattern } from '@longtable/entity'
import { Notification } from './notification.entity.ts'

export const notificationsOf = pattern(Notification, 'table', {
  source: '002: List notifications',
  descending: true,
})

export const notificationById = lookup(Notification, { source: '002: NOTIFICATION key' })

export const notificationsByCreation = pattern(Notification, 'GSI3', {
  source: '002: GSI3, type + time range queries',
  descending: true,
})
