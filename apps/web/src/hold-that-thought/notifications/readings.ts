import { queries, reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { Notifications, UnreadCount, type UnreadCountData } from './notifications.operations.ts'

export const NEWS = ['letters', 'notifications'] as const

export const unreadReading = reading([...NEWS, 'unread'], UnreadCount, {})

export const notificationsListing = (unreadOnly: boolean) =>
  listing([...NEWS, 'list', unreadOnly], Notifications, {
    variables: { unreadOnly },
    pageOf: ({ notifications }) => notifications,
  })

/** Moves the number on the bell at once; the server's own follows. */
export function moveUnread(to: (count: number) => number): () => void {
  const before = queries.getQueryData<UnreadCountData>(unreadReading.queryKey)
  if (!before) return () => undefined
  queries.setQueryData<UnreadCountData>(unreadReading.queryKey, {
    unreadNotificationCount: Math.max(0, to(before.unreadNotificationCount)),
  })
  return () => queries.setQueryData(unreadReading.queryKey, before)
}
