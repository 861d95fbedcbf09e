import { useRef } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, readAgain } from '../../api/cache.ts'
import { draft, settle } from '../../api/drafts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useMe } from '../users/me.ts'
import { EditMessage, SendMessage } from './conversations.operations.ts'
import { talksListing } from './readings.ts'
import { replaceMessage, showMessage } from './use-messages.ts'

interface Said {
  readonly content: string
  /** A file that is up already. */
  readonly uploadId: string | null
}

/** It stands there at once, also without a connection; what was refused comes back to who wrote it. */
export function useSay(conversationId: string, onFailed: (said: Said) => void) {
  const me = useMe()
  const drafts = useRef(new Map<string, string>())
  const draftOf = (requestId: string | null | undefined) => ({
    conversationId,
    id: drafts.current.get(requestId ?? '') ?? '',
  })
  const { mutate } = useAct(SendMessage, {
    touches: [talksListing.queryKey],
    done: ({ sendMessage }, { requestId }) => {
      settle(draftOf(requestId).id, sendMessage.id)
      replaceMessage(draftOf(requestId), sendMessage)
    },
    failed: (error, { content, uploadId = null, requestId }) => {
      replaceMessage(draftOf(requestId))
      onFailed({ content, uploadId })
      toast({ tone: 'bad', text: error.message })
    },
  })
  return ({ content, uploadId }: Said) => {
    const [requestId, id] = [newRequestId(), crypto.randomUUID()]
    drafts.current.set(requestId, id)
    draft(id)
    showMessage({
      id,
      conversationId,
      type: uploadId === null ? 'TEXT' : 'FILE',
      content,
      event: null,
      createdAt: new Date().toISOString(),
      editedAt: null,
      deletedAt: null,
      fileUrl: null,
      isMine: true,
      senderId: me?.id ?? '',
      sender: null,
      subject: null,
    })
    mutate({ conversationId, content, uploadId, requestId })
  }
}

/** Another text in place of one's own, at once. */
export function useReword(conversationId: string) {
  const { mutate } = useAct(EditMessage, {
    optimistic: ({ messageId, content }) => mergeEntity({ id: messageId, content }),
    done: ({ editMessage }) => {
      mergeEntity(editMessage)
      readAgain(talksListing.queryKey)
    },
  })
  return (messageId: string, content: string) =>
    mutate({ conversationId, messageId, content, requestId: newRequestId() })
}
