import { DomainError } from '@longtable/core'
import { asRead, change } from '@longtable/entity'
import { mutation } from '../mutation.ts'
import { CONVERSATION_RATE } from '../rates.ts'
import { MessageInput } from './conversation-fields.ts'
import { Message } from './conversation.entity.ts'
import { messageInView } from './conversation.policy.ts'
import { messageShownTo } from './find-conversations.ts'

/** One's own: its text is gone at once, its place stays. Idempotent. */
export const deleteMessage = mutation({
  name: 'deleteMessage',
  input: MessageInput,
  rate: CONVERSATION_RATE,
  plan: async ({ context, actor: { userId }, input }) => {
    const message = await messageInView(context, input)
    const { messageId, conversationId } = message
    if (message.senderId !== userId)
      throw new DomainError(
        'FORBIDDEN',
        'conversations.not-sender',
        'Only who wrote it may delete this.',
      )
    if (message.deletedAt !== undefined) return { answer: { messageId } }
    return {
      operations: [
        change(Message, message, {
          patch: { messageText: '', attachments: undefined, deletedAt: context.stamp().at },
          when: asRead(Message, message, 'senderId', 'deletedAt'),
        }),
      ],
      result: { messageId },
      audit: {
        action: 'MESSAGE_DELETED',
        resourceType: 'Message',
        resourceId: messageId,
        metadata: { conversationId },
      },
    }
  },
  answer: ({ context, input }) => messageShownTo(context, input),
})
