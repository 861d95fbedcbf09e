import { useQuery } from '@tanstack/react-query'
import { readAgain, reading, readOnceMore } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { InboxChanged, UnreadConversations } from './unread.operations.ts'

/** Everything about conversations is remembered below this. */
export const TALKS = ['letters', 'talks'] as const

const unreadReading = reading([...TALKS, 'unread'], UnreadConversations, {})

/** In how many conversations something waits. */
export const useUnreadTalks = (): number => useQuery(unreadReading).data?.unreadConversations ?? 0

/** The list, and the number beside its name, as somebody writes. */
export function useInboxLive(): void {
  const lists = [unreadReading.queryKey, [...TALKS, 'list']]
  useLive(
    InboxChanged,
    {},
    {
      onListening: () => readOnceMore(...lists),
      onEvent: ({ inboxChanged: { conversationId } }) =>
        readAgain(...lists, [...TALKS, conversationId, 'self']),
    },
  )
}
