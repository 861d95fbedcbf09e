import { eraser, removes, removesOne } from '@longtable/system'
import { Preference, UnreadCount } from './notification.entity.ts'
import { bundlesOf, notificationsOf } from './notification.patterns.ts'

/** The count goes last: as long as a notification is there, somebody may still want to move it. */
export const eraseNotifications = eraser('notifications', [
  removes(notificationsOf, 'userId'),
  removes(bundlesOf, 'userId'),
  removesOne(Preference, 'userId'),
  removesOne(UnreadCount, 'userId'),
])
