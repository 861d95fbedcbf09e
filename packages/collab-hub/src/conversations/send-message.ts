import { UlidId, unset } from '@longtable/core'
import { mutation } from '../mutation.ts'
import { MESSAGE_RATE } from '../rates.ts'
import { chatFileOf } from './chat-files.ts'
import { Content, ConversationInput } from './conversation-fields.ts'
import { seatAt, stillHeard } from './conversation.policy.ts'
import { messageInView } from './find-messages.ts'
import { movedConversation, nextMessage } from './moved-conversation.ts'

/**
 * With at most 25 participants the message and everybody's row are one transaction. Whether the
 * sender may, and whether somebody is there to hear it, is decided in it.
 */
export const sendMessage = mutation({
  name: 'sendMessage',
  input: ConversationInput.extend({
    content: Content,
    uploadId: UlidId.nullish().transform(unset),
  }),
  rate: MESSAGE_RATE,
  plan: async ({ context, actor: { userId: senderId }, input }) => {
    const { conversationId, content, uploadId } = input
    const seat = await seatAt(context, conversationId)
    const checks = await stillHeard(context, seat)
    const file = await chatFileOf(context, uploadId)
    const message = nextMessage(seat.conversation, context.stamp(), {
      senderId,
      content,
      ...(file ? { type: 'FILE', fileUrl: file.s3Key } : { type: 'TEXT' }),
    })
    const { messageId, createdAt: at } = message
    return {
      operations: [
        ...(await movedConversation(context.store, seat.conversation, { message })),
        ...(file ? [file.use({ usedBy: messageId, at })] : []),
        ...checks,
      ],
      result: { messageId },
      audit: {
        action: 'MESSAGE_SENT',
        resourceType: 'Message',
        resourceId: messageId,
        metadata: { conversationId },
      },
    }
  },
  answer: ({ context, input: { conversationId } }, { messageId }) =>
    messageInView(context, { conversationId, messageId }),
})
