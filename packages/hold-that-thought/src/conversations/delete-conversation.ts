import { change } from '@longtable/entity'
import { mutation } from '../mutation.ts'
import { CONVERSATION_RATE } from '../rates.ts'
import { ConversationInput } from './conversation-fields.ts'
import { ConversationMeta } from './conversation.entity.ts'
import { onlyOwn, seatAt, stillSo } from './conversation.policy.ts'

/** A tombstone that hides it from everybody at once; a job removes the rest, and the tombstone last. */
export const deleteConversation = mutation({
  name: 'deleteConversation',
  input: ConversationInput,
  rate: CONVERSATION_RATE,
  plan: async ({ context, actor: { userId }, input: { conversationId } }) => {
    const { meta } = await seatAt(context, conversationId)
    onlyOwn(meta, userId)
    return {
      operations: [
        change(ConversationMeta, meta, {
          patch: { deletedAt: context.stamp().at },
          when: stillSo(meta),
        }),
      ],
      result: { conversationId },
      audit: {
        action: 'CONVERSATION_DELETED',
        resourceType: 'Conversation',
        resourceId: conversationId,
      },
    }
  },
})
