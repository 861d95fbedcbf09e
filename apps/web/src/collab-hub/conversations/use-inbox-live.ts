import { useQuery } from '@tanstack/react-query'
import { readAgain, reading, readOnceMore } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { useMe } from '../users/me.ts'
import { InboxChanged, UnreadConversations } from './unread.operations.ts'

const unreadKey = ['hub', 'talks-unread']
const unreadReading = reading(unreadKey, UnreadConversations, {})

/** In how many conversations something waits. */
export function useUnreadTalks(): number {
  const me = useMe()
  return (
    useQuery({ ...unreadReading, enabled: me?.status === 'ACTIVE' }).data?.unreadConversations ?? 0
  )
}

/** The list, and the number beside its name, as somebody writes. */
export function useInboxLive(): void {
  useLive(
    InboxChanged,
    {},
    {
      onListening: () => readOnceMore(unreadKey, ['hub', 'talks', 'list']),
      onEvent: ({ inboxChanged: { conversationId } }) =>
        readAgain(unreadKey, ['hub', 'talks', 'list'], ['hub', 'talks', conversationId, 'self']),
    },
  )
}
