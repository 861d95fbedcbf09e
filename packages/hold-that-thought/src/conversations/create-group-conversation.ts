import { findMany, put } from '@longtable/entity'
import * as z from 'zod'
import { stillApproved } from '../context.ts'
import { mutation } from '../mutation.ts'
import { CONVERSATION_RATE } from '../rates.ts'
import { UserProfile } from '../users/profile.entity.ts'
import { isMember, unknownUser } from '../users/profile.policy.ts'
import { Others, Title } from './conversation-fields.ts'
import { conversationView } from './conversation-views.ts'
import { ConversationMeta } from './conversation.entity.ts'
import { seatAt } from './conversation.policy.ts'
import { newRow } from './message-rows.ts'

/** All at once: whoever is no member at that moment, and nobody is in it. */
export const createGroupConversation = mutation({
  name: 'createGroupConversation',
  input: z.object({ title: Title, participantIds: Others }),
  rate: CONVERSATION_RATE,
  plan: async ({ context, actor: { userId: creatorId }, input }) => {
    const otherIds = [...new Set(input.participantIds)].filter((id) => id !== creatorId)
    const keys = otherIds.map((userId) => ({ userId }))
    const others = (await findMany(context.store, UserProfile, keys)).filter(isMember)
    if (others.length < otherIds.length) throw unknownUser()
    const { id: conversationId, at } = context.stamp()
    const meta: ConversationMeta = {
      conversationId,
      conversationType: 'group',
      conversationTitle: input.title,
      creatorId,
      participantIds: [creatorId, ...otherIds],
      createdAt: at,
      lastMessageAt: at,
    }
    return {
      operations: [
        put(ConversationMeta, meta),
        ...meta.participantIds.map((userId) => newRow(meta, userId)),
        ...others.map(stillApproved),
      ],
      result: { conversationId },
      audit: {
        action: 'CONVERSATION_CREATED',
        resourceType: 'Conversation',
        resourceId: conversationId,
      },
    }
  },
  answer: async ({ context }, { conversationId }) =>
    conversationView(await seatAt(context, conversationId)),
})
