import { eraser, removes, removesOne } from '@longtable/system'
import { UnreadCount } from './notification.entity.ts'
import { notificationsOf } from './notification.patterns.ts'

/** The count goes last: as long as a notification is there, somebody may still want to move it. */
export const eraseNotifications = eraser('notifications', [
  removes(notificationsOf, 'userId'),
  removesOne(UnreadCount, 'userId'),
])
