import { useQuery } from '@tanstack/react-query'
import { isOwnRequest } from '../../api/act.ts'
import { readAgain, readOnceMore, reading } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { InboxChanged, UnreadRooms } from './unread.operations.ts'

/** Whatever begins with this changes with every message that comes. */
export const INBOX = ['inbox']

const unreadReading = reading([...INBOX, 'unread'], UnreadRooms, {})

/** In how many conversations something waits; who is muted does not call. */
export function useUnreadRooms(): number {
  const { data } = useQuery(unreadReading)
  return (data?.unreadRooms ?? 0) + (data?.messageRequests.items.length ?? 0)
}

/** The order of conversations, what waits in them, and the requests of strangers, on every page. */
export function useInboxLive(): void {
  useLive(
    InboxChanged,
    {},
    {
      onListening: () => readOnceMore(INBOX),
      onEvent: ({ inboxChanged: { roomId, requestId } }) => {
        // An act of this page reads anew what it changes.
        if (!isOwnRequest(requestId)) readAgain(INBOX, ['room', roomId])
      },
    },
  )
}
