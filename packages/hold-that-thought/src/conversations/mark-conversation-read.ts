import { ThingId, unset } from '@longtable/core'
import { asRead, change } from '@longtable/entity'
import { mutation } from '../mutation.ts'
import { READ_RATE } from '../rates.ts'
import { KeyTime } from '../comments/comment-fields.ts'
import { ConversationInput } from './conversation-fields.ts'
import { conversationView } from './conversation-views.ts'
import { UserConversation } from './conversation.entity.ts'
import { messageInView, seatAt } from './conversation.policy.ts'
import { saidByOthers } from './unread.ts'

/**
 * Up to a message, and nothing that came meanwhile: what arrives at the same moment stays unread.
 * Never goes back.
 */
export const markConversationRead = mutation({
  name: 'markConversationRead',
  input: ConversationInput.extend({
    /** The newest message that was seen; all of now unless said otherwise. */
    upTo: ThingId.nullish().transform(unset),
    createdAt: KeyTime,
  }),
  rate: READ_RATE,
  plan: async ({ context, input: { conversationId, upTo: messageId, createdAt } }) => {
    const { meta, row } = await seatAt(context, conversationId)
    const lastReadAt =
      messageId === undefined
        ? meta.lastMessageAt
        : (await messageInView(context, { conversationId, messageId, createdAt })).createdAt
    if (lastReadAt <= (row.lastReadAt ?? '')) return { answer: { conversationId } }
    const span = { after: lastReadAt, upTo: row.lastMessageAt }
    const unreadCount = await saidByOthers(context.store, row, span)
    return {
      operations: [
        change(UserConversation, row, {
          patch: { lastReadAt, unreadCount },
          when: asRead(UserConversation, row, 'lastMessageAt', 'lastReadAt'),
        }),
      ],
      result: { conversationId },
      audit: {
        action: 'CONVERSATION_READ',
        resourceType: 'Conversation',
        resourceId: conversationId,
      },
    }
  },
  answer: async ({ context }, { conversationId }) =>
    conversationView(await seatAt(context, conversationId)),
})
