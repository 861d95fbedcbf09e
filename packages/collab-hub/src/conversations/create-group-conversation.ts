import { DomainError, ROWS_AT_ONCE_MAX, ThingId, unset, UserId } from '@longtable/core'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { CONVERSATION_RATE } from '../rates.ts'
import { unknownStartup } from '../startups/startup.policy.ts'
import { stillAcquainted, teamAmong } from './acquaintances.ts'
import { GROUP_MIN, Title } from './conversation-fields.ts'
import { seatAt } from './conversation.policy.ts'
import { conversationView } from './conversation-views.ts'
import { nextMessage } from './moved-conversation.ts'
import { begunConversation, emptyConversation } from './new-conversation.ts'
import { systemMessage } from './system-message.ts'

/** All of them in one transaction; more are added one by one. */
const OTHERS_MAX = ROWS_AT_ONCE_MAX - 1

const tooFew = () =>
  new DomainError('INVALID', 'conversations.too-few', {
    message: `participantIds: a group has at least ${GROUP_MIN} people, you among them.`,
    field: 'participantIds',
  })

/** Whoever makes it owns it. */
export const createGroupConversation = mutation({
  name: 'createGroupConversation',
  input: z.object({
    title: Title,
    participantIds: z.array(UserId).max(OTHERS_MAX, `must be at most ${OTHERS_MAX}`),
    startupId: ThingId.nullish().transform(unset),
  }),
  rate: CONVERSATION_RATE,
  plan: async ({ context, actor, input: { title, participantIds, startupId } }) => {
    const { userId: ownerId } = actor
    const otherIds = [...new Set(participantIds)].filter((id) => id !== ownerId)
    const participants = [ownerId, ...otherIds]
    if (participants.length < GROUP_MIN) throw tooFew()
    const team = await teamAmong(context, startupId, [ownerId])
    if (startupId !== undefined && !team.has(ownerId)) throw unknownStartup()
    const checks = await stillAcquainted(context, actor, { otherIds, startupId })
    const { id: conversationId, at } = context.stamp()
    const conversation = emptyConversation(conversationId, at, {
      type: 'GROUP',
      participants,
      title,
      ownerId,
      ...(startupId !== undefined && { relatedStartupId: startupId }),
    })
    const comers = participants.map((userId) => ({ userId, joinedAt: at }))
    const said = systemMessage('CREATED', { senderId: ownerId })
    return {
      operations: [
        ...begunConversation(
          conversation,
          comers,
          nextMessage(conversation, context.stamp(), said),
        ),
        ...checks,
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
