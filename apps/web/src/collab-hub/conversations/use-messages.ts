import type { InfiniteData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isOwnRequest, newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, queries, readAgain, readOnceMore } from '../../api/cache.ts'
import { isDraft } from '../../api/drafts.ts'
import { useListing } from '../../api/listing.ts'
import { useLive } from '../../api/live.ts'
import {
  MarkConversationRead,
  MessageAdded,
  type MessageFields,
  type MessagesData,
} from './conversations.operations.ts'
import { messagesKey, messagesListing } from './readings.ts'

type Pages = InfiniteData<MessagesData, string | null>

const changeNewest = (
  conversationId: string,
  change: (items: readonly MessageFields[]) => readonly MessageFields[],
): void =>
  void queries.setQueryData<Pages>(messagesKey(conversationId), (data) => {
    const [first, ...rest] = data?.pages ?? []
    if (!data || !first) return data
    const items = change(first.messages.items)
    return { ...data, pages: [{ messages: { ...first.messages, items } }, ...rest] }
  })

/** Puts a message at the end of what is shown, once. */
export const showMessage = (message: MessageFields): void =>
  changeNewest(message.conversationId, (items) =>
    items.some(({ id }) => id === message.id) ? items : [message, ...items],
  )

/** What was shown before the server knew of it becomes what the server made of it, or goes. */
export const replaceMessage = (
  { conversationId, id }: Pick<MessageFields, 'conversationId' | 'id'>,
  by?: MessageFields,
): void => {
  changeNewest(conversationId, (items) => items.filter((one) => one.id !== id))
  if (by) showMessage(by)
}

/** What was said, the oldest first, as it is said; who looks has read it. */
export function useMessages(conversationId: string) {
  const list = useListing(messagesListing(conversationId))
  const { mutate: markRead } = useAct(MarkConversationRead, {
    isQuiet: true,
    // Nobody has asked for it, so nobody is told.
    failed: () => undefined,
    done: ({ markConversationRead }) => {
      mergeEntity(markConversationRead)
      readAgain(['hub', 'talks-unread'])
    },
  })
  useLive(
    MessageAdded,
    { conversationId },
    {
      onListening: () => readOnceMore(messagesKey(conversationId)),
      onEvent: ({ messageAdded: { kind, message, requestId } }) => {
        if (kind !== 'added') mergeEntity(message)
        else if (!isOwnRequest(requestId)) showMessage(message)
      },
    },
  )
  const newest = list.items?.find(({ id }) => !isDraft(id))
  const newestId = newest?.id
  // Who comes in has not read what is above their own last word; afterwards only others' words are new.
  const isArriving = useRef(true)
  const isNew = isArriving.current || newest?.isMine === false
  useEffect(() => {
    if (newestId === undefined || !isNew) return
    isArriving.current = false
    const read = () =>
      !document.hidden && markRead({ conversationId, upTo: newestId, requestId: newRequestId() })
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [newestId, isNew, conversationId, markRead])
  return { ...list, messages: list.items?.toReversed() }
}
