import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, readAgain } from '../../api/cache.ts'
import { useSaying } from '../../api/saying.ts'
import { useMe } from '../users/me.ts'
import { EditMessage, SendMessage } from './conversations.operations.ts'
import { talksListing } from './readings.ts'
import { replaceMessage, showMessage } from './use-messages.ts'

interface Said {
  readonly content: string
  /** A file that is up already. */
  readonly uploadId: string | null
}

export function useSay(conversationId: string, onFailed: (said: Said) => void) {
  const me = useMe()
  const say = useSaying(SendMessage, {
    touches: [talksListing.queryKey],
    sentIn: ({ sendMessage }) => sendMessage,
    replace: (id, message) => replaceMessage({ conversationId, id }, message),
    failed: ({ content, uploadId = null }) => onFailed({ content, uploadId }),
  })
  return ({ content, uploadId }: Said) =>
    say(
      (id) =>
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
        }),
      (requestId) => ({ conversationId, content, uploadId, requestId }),
    )
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
