import { asRead } from '@longtable/entity'
import { adopter, carrying, completes } from '@longtable/system'
import { hubInbox } from './hub-inbox.ts'
import { Notification } from './notification.entity.ts'
import { unreadCountOf } from './notification.patterns.ts'

/** What others put there unread is counted from then on, also behind a wave that has ended. */
const countUnread = adopter(Notification, {
  name: 'notifications.unread',
  isOurs: ({ item }) => item.wave !== undefined || item.isRead === true,
  async adopt(notification, { store, item: { PK, SK }, at, isLive }) {
    const { userId, isRead, wave } = notification
    if (wave !== undefined || isRead) return []
    const counter = await unreadCountOf({ store }, { userId })
    const when = asRead(Notification, notification, 'wave', 'isRead')
    return [
      {
        operations: [
          { kind: 'update', key: { PK, SK }, set: { wave: counter?.wave ?? 0 }, when },
          // A scan is followed by a recount of everything.
          ...(isLive ? [hubInbox.countUp({ userId, counter, at })] : []),
        ],
      },
    ]
  },
})

export const adoptNotifications = [
  completes(Notification, { name: 'notifications.notification', isOurs: carrying('entityType') }),
  countUnread,
]
