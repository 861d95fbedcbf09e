import { keyOf } from '@longtable/entity'
import { FeedMarker } from '../feed/feed.entity.ts'
import { Notification, NotificationPreference } from '../notifications/notification.entity.ts'
import { notificationsOf } from '../notifications/notification.patterns.ts'
import type { Eraser } from './erase-account.ts'

/** What only the person themselves ever saw. The profile was emptied with the tombstone. */
export const erasePersonal: Eraser = {
  name: 'personal',
  async erase({ store }, { userId }) {
    for await (const chunk of notificationsOf.each({ store }, { userId }))
      await store.writeMany({ deletes: chunk.map((one) => keyOf(Notification, one)) })
    await store.writeMany({
      deletes: [keyOf(NotificationPreference, { userId }), keyOf(FeedMarker, { userId })],
    })
  },
}
