import { asRead, change } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { READ_RATE } from '../rates.ts'
import { ConversationInput } from './conversation-fields.ts'
import { Participant } from './conversation.entity.ts'
import { seatAt } from './conversation.policy.ts'
import { conversationView } from './conversation-views.ts'

/** No notifications of its messages, until it is taken back. It stays in the inbox. */
export const muteConversation = mutation({
  name: 'muteConversation',
  input: ConversationInput.extend({ isMuted: z.boolean() }),
  rate: READ_RATE,
  plan: async ({ context, input: { conversationId, isMuted } }) => {
    const { row } = await seatAt(context, conversationId)
    return {
      operations: [
        change(Participant, row, {
          patch: { isMuted },
          when: asRead(Participant, row, 'leftAt'),
        }),
      ],
      result: { conversationId },
      audit: {
        action: isMuted ? 'CONVERSATION_MUTED' : 'CONVERSATION_UNMUTED',
        resourceType: 'Conversation',
        resourceId: conversationId,
      },
    }
  },
  answer: async ({ context }, { conversationId }) =>
    conversationView(await seatAt(context, conversationId)),
})
