import type { InfiniteData } from '@tanstack/react-query'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, queries, readAgain, readOnceMore } from '../../api/cache.ts'
import { settle } from '../../api/drafts.ts'
import { ApiError } from '../../api/errors.ts'
import { useListing } from '../../api/listing.ts'
import { useLive } from '../../api/live.ts'
import { useCommon } from '../../i18n/common/index.ts'
import {
  MessageAdded,
  type MessageFields,
  type MessagesData,
  SendMessage,
} from './chat.operations.ts'
import { dropOutgoing, failOutgoing, keepOutgoing, useOutgoing } from './outgoing.ts'
import { messagesListing } from './readings.ts'
import { INBOX } from './unread-rooms.ts'
import type { ShownMessage } from './runs.ts'

/** At the newest end, unless it is there already. */
function put(message: MessageFields): void {
  const { queryKey } = messagesListing(message.roomId)
  queries.setQueryData<InfiniteData<MessagesData>>(queryKey, (data) => {
    const [first, ...rest] = data?.pages ?? []
    if (!data || !first || first.messages.items.some(({ id }) => id === message.id)) return data
    const items = [message, ...first.messages.items]
    return { ...data, pages: [{ messages: { ...first.messages, items } }, ...rest] }
  })
}

/** What was said in a room, oldest first, and what is on its way. */
export function useMessages(roomId: string, onNews: (message: MessageFields) => void) {
  const listed = messagesListing(roomId)
  const list = useListing(listed)
  const outgoing = useOutgoing(roomId)
  useLive(
    MessageAdded,
    { roomId },
    {
      onListening: () => readOnceMore(listed.queryKey),
      onEvent: ({ messageAdded: { kind, message, requestId } }) => {
        if (kind !== 'added') return void mergeEntity(message)
        if (requestId === null) put(message)
        else arrive(requestId, message)
        onNews(message)
      },
    },
  )
  const known: readonly ShownMessage[] = list.items?.toReversed() ?? []
  return { ...list, messages: [...known, ...outgoing] }
}

function arrive(draftId: string, message: MessageFields): void {
  settle(draftId, message.id)
  put(message)
  dropOutgoing(draftId)
}

/** Sends at once, or once more with the id of the first try. */
export function useSend(roomId: string) {
  const words = useCommon()
  const { mutate } = useAct(SendMessage, {
    done: ({ sendMessage }, { requestId }) => {
      arrive(requestId ?? '', sendMessage)
      readAgain(INBOX)
    },
    failed: (error, { requestId }) =>
      failOutgoing(requestId ?? '', error instanceof ApiError ? error.message : words.offline),
  })
  return (text: string, again?: string) => {
    const id = again ?? newRequestId()
    keepOutgoing({ id, roomId, text })
    mutate({ roomId, text, requestId: id })
  }
}
