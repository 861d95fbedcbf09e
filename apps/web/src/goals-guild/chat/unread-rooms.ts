import { useQuery } from '@tanstack/react-query'
import { reading } from '../../api/cache.ts'
import { UnreadRooms } from './chat.operations.ts'

const ASK_AGAIN_MS = 60_000

const unreadReading = {
  ...reading(['inbox', 'unread'], UnreadRooms, {}),
  refetchInterval: ASK_AGAIN_MS,
}

/** In how many conversations something waits; who is muted does not call. */
export function useUnreadRooms(): number {
  const { data } = useQuery(unreadReading)
  const rooms = data?.inbox.items.filter(({ unread, mutedUntil }) => unread > 0 && !mutedUntil)
  return (rooms?.length ?? 0) + (data?.messageRequests.items.length ?? 0)
}
