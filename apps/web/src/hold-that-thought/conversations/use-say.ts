import { useRef } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { draft, settle } from '../../api/drafts.ts'
import { toast } from '../../ui/toasts.tsx'
import { useMe } from '../users/me.ts'
import { SendMessage } from './conversations.operations.ts'
import { talksListing } from './readings.ts'
import { replaceMessage, showMessage } from './use-messages.ts'

interface Said {
  readonly text: string
  readonly attachmentIds: readonly string[]
}

/** It stands there at once; what could not be sent comes back to who wrote it. */
export function useSay(conversationId: string, onFailed: (text: string) => void) {
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
    failed: (error, { text, requestId }) => {
      replaceMessage(draftOf(requestId))
      onFailed(text ?? '')
      toast({ tone: 'bad', text: error.message })
    },
  })
  return ({ text, attachmentIds }: Said) => {
    const [requestId, id] = [newRequestId(), crypto.randomUUID()]
    drafts.current.set(requestId, id)
    draft(id)
    showMessage({
      id,
      conversationId,
      senderId: me?.userId ?? '',
      senderName: me?.displayName ?? '',
      messageText: text,
      isMine: true,
      isDeleted: false,
      createdAt: new Date().toISOString(),
      attachments: [],
    })
    mutate({
      conversationId,
      ...(text !== '' && { text }),
      ...(attachmentIds.length > 0 && { attachmentIds }),
      requestId,
    })
  }
}
