import { keyOf } from '@longtable/entity'
import { Counter } from '../follows/follow.entity.ts'
import type { Eraser } from '@longtable/system'
import { Notification, NotificationPreference } from './notification.entity.ts'
import { notificationsOf } from './notification.patterns.ts'

/** The count goes last: as long as a notification is there, somebody may still want to move it. */
export const eraseNotifications: Eraser = {
  name: 'notifications',
  async erase({ store }, { userId }) {
    for await (const chunk of notificationsOf.each({ store }, { userId }))
      await store.writeMany({ deletes: chunk.map((one) => keyOf(Notification, one)) })
    await store.writeMany({
      deletes: [
        keyOf(NotificationPreference, { userId }),
        keyOf(Counter, { userId, name: 'UNREAD' }),
      ],
    })
  },
}
