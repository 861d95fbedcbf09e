import { change, remove } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { mutation } from '../mutation.ts'
import { CONVERSATION_RATE } from '../rates.ts'
import { withPeople } from './change-group.ts'
import { ConversationInput } from './conversation-fields.ts'
import { ConversationMeta, UserConversation } from './conversation.entity.ts'
import { isDirect, seatAt, stillSo } from './conversation.policy.ts'

/**
 * The two of a direct one are fixed: it leaves one's list until the next message, or until one opens
 * it again. Out of a group one is gone; who comes next takes the creator's place, and the last one
 * takes it along.
 */
export function leaving(meta: ConversationMeta, userId: string, at: string): Operation[] {
  const { conversationId, creatorId, participantIds } = meta
  const row = remove(UserConversation, { userId, conversationId })
  if (isDirect(meta)) return [row]
  const left = participantIds.filter((id) => id !== userId)
  const [next] = left
  const patch = next
    ? { ...withPeople(meta, left), creatorId: creatorId === userId ? next : creatorId }
    : { deletedAt: at }
  return [row, change(ConversationMeta, meta, { patch, when: stillSo(meta) })]
}

export const leaveConversation = mutation({
  name: 'leaveConversation',
  input: ConversationInput,
  rate: CONVERSATION_RATE,
  plan: async ({ context, actor: { userId }, input: { conversationId } }) => {
    const { meta } = await seatAt(context, conversationId)
    return {
      operations: leaving(meta, userId, context.stamp().at),
      result: { conversationId },
      audit: {
        action: 'CONVERSATION_LEFT',
        resourceType: 'Conversation',
        resourceId: conversationId,
      },
    }
  },
})
