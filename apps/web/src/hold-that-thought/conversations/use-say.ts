import { useSaying } from '../../api/saying.ts'
import { useMe } from '../users/me.ts'
import { SendMessage } from './conversations.operations.ts'
import { talksListing } from './readings.ts'
import { replaceMessage, showMessage } from './use-messages.ts'

interface Said {
  readonly text: string
  readonly attachmentIds: readonly string[]
}

export function useSay(conversationId: string, onFailed: (text: string) => void) {
  const me = useMe()
  const say = useSaying(SendMessage, {
    touches: [talksListing.queryKey],
    sentIn: ({ sendMessage }) => sendMessage,
    replace: (id, message) => replaceMessage({ conversationId, id }, message),
    failed: ({ text }) => onFailed(text ?? ''),
  })
  return ({ text, attachmentIds }: Said) =>
    say(
      (id) =>
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
        }),
      (requestId) => ({
        conversationId,
        ...(text !== '' && { text }),
        ...(attachmentIds.length > 0 && { attachmentIds }),
        requestId,
      }),
    )
}
