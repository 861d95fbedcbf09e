import { queries, reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { Notifications, UnreadCount, type UnreadCountData } from './notifications.operations.ts'

export const unreadReading = reading(['notifications', 'unread'], UnreadCount, {})

export const notificationsReading = listing(['notifications', 'list'], Notifications, {
  variables: {},
  pageOf: ({ notifications }) => notifications,
})

/** Moves the number on the bell at once; the server's own follows. */
export function moveUnread(to: (count: number) => number): () => void {
  const before = queries.getQueryData<UnreadCountData>(unreadReading.queryKey)
  if (!before) return () => undefined
  queries.setQueryData<UnreadCountData>(unreadReading.queryKey, {
    unreadCount: Math.max(0, to(before.unreadCount)),
  })
  return () => queries.setQueryData(unreadReading.queryKey, before)
}
