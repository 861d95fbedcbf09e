import type { InfiniteData } from '@tanstack/react-query'
import { newRequestId, useAct } from '../../api/act.ts'
import { queries } from '../../api/cache.ts'
import { draft, settle } from '../../api/drafts.ts'
import { useMe } from '../users/me.ts'
import {
  type AssistMessageFields,
  SendAssistMessage,
  type ThreadMessagesData,
} from './assistance.operations.ts'
import { threadMessagesListing } from './readings.ts'

/** At the newest end, in place of its draft. */
export function showAnswer(message: AssistMessageFields, draftId?: string): void {
  const { queryKey } = threadMessagesListing(message.threadId)
  queries.setQueryData<InfiniteData<ThreadMessagesData>>(queryKey, (data) => {
    const [first, ...rest] = data?.pages ?? []
    if (!data || !first) return data
    const others = first.assistMessages.items.filter(
      ({ id }) => id !== message.id && id !== draftId,
    )
    const assistMessages = { ...first.assistMessages, items: [message, ...others] }
    return { ...data, pages: [{ assistMessages }, ...rest] }
  })
}

/** What one writes stands there at once. */
export function useSendAnswer(threadId: string) {
  const me = useMe()
  const { queryKey } = threadMessagesListing(threadId)
  const { mutate } = useAct(SendAssistMessage, {
    touches: [queryKey],
    optimistic: ({ text, requestId }) => {
      const before = queries.getQueryData(queryKey)
      const id = requestId ?? ''
      draft(id)
      showAnswer({
        id,
        threadId,
        userId: me?.id ?? '',
        text,
        createdAt: new Date().toISOString(),
        author: me ? { ...me, level: 0 } : null,
      })
      return () => queries.setQueryData(queryKey, before)
    },
    done: ({ sendAssistMessage }, { requestId }) => {
      settle(requestId, sendAssistMessage.id)
      showAnswer(sendAssistMessage, requestId ?? undefined)
    },
  })
  return (text: string) => mutate({ threadId, text, requestId: newRequestId() })
}
