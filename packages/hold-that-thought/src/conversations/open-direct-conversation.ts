import { DomainError } from '@longtable/core'
import { check, put } from '@longtable/entity'
import { stillApproved } from '../context.ts'
import { mutation } from '../mutation.ts'
import { CONVERSATION_RATE } from '../rates.ts'
import { UserInput } from '../users/profile-fields.ts'
import { visibleMember } from '../users/profile.policy.ts'
import { directId } from './conversation-fields.ts'
import { conversationView } from './conversation-views.ts'
import { ConversationMeta } from './conversation.entity.ts'
import { conversationById, conversationMember } from './conversation.patterns.ts'
import { seatAt, stillSo } from './conversation.policy.ts'
import { newRow } from './message-rows.ts'

const notToSelf = () =>
  new DomainError('INVALID', 'conversations.self', {
    message: 'userId: you cannot write to yourself.',
    field: 'userId',
  })

export const beingRemoved = () =>
  new DomainError(
    'CONFLICT',
    'conversations.being-removed',
    'It is just being removed; try again in a moment.',
  )

/** Create or get: its id makes it one, whoever opens it and however often. Who has left it is back. */
export const openDirectConversation = mutation({
  name: 'openDirectConversation',
  input: UserInput,
  rate: CONVERSATION_RATE,
  begin: ({ actor, input }) => {
    if (actor.userId === input.userId) throw notToSelf()
  },
  plan: async ({ context, actor: { userId: me }, input: { userId: otherId } }) => {
    const other = await visibleMember(context, otherId)
    const conversationId = directId(me, otherId)
    const [known, row] = await Promise.all([
      conversationById(context, { conversationId }),
      conversationMember(context, { userId: me, conversationId }),
    ])
    if (known?.deletedAt !== undefined) throw beingRemoved()
    const result = { conversationId }
    if (known && row) return { answer: result }
    const { at } = context.stamp()
    const meta = known ?? {
      conversationId,
      conversationType: 'direct',
      creatorId: me,
      participantIds: [me, otherId].sort(),
      createdAt: at,
      lastMessageAt: at,
    }
    const same = { attribute: 'lastMessageAt', equals: meta.lastMessageAt } as const
    return {
      operations: known
        ? [newRow(meta, me), check(ConversationMeta, meta, { all: [stillSo(meta), same] })]
        : [
            put(ConversationMeta, meta),
            newRow(meta, me),
            newRow(meta, otherId),
            stillApproved(other),
          ],
      result,
      audit: {
        action: 'CONVERSATION_OPENED',
        resourceType: 'Conversation',
        resourceId: conversationId,
      },
    }
  },
  answer: async ({ context }, { conversationId }) =>
    conversationView(await seatAt(context, conversationId)),
})
