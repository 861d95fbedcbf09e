import { DomainError, type InputSchema } from '@longtable/core'
import type { Check } from '@longtable/store'
import type * as z from 'zod'
import { type AskedHere, mutation } from '../mutation.ts'
import { CONVERSATION_RATE } from '../rates.ts'
import type { ConversationInput } from './conversation-fields.ts'
import type { Conversation, SystemEvent } from './conversation.entity.ts'
import { seatAt } from './conversation.policy.ts'
import { conversationView } from './conversation-views.ts'
import { type Move, movedConversation, nextMessage } from './moved-conversation.ts'
import { systemMessage } from './system-message.ts'

const noGroup = () =>
  new DomainError('FORBIDDEN', 'conversations.no-group', 'This can be done with a group only.')
const notOwner = () =>
  new DomainError('FORBIDDEN', 'conversations.not-owner', 'Only who owns the group may do this.')

interface Changed extends Pick<Move, 'except' | 'rows'> {
  readonly patch: Partial<Conversation>
  readonly event: SystemEvent
  readonly subjectId?: string
  readonly checks?: readonly Check[]
}

interface GroupChange<Input, Given> {
  readonly name: string
  readonly action: string
  readonly input: InputSchema<Input, Given>
  /** Undefined where it is so already. */
  readonly changed: (
    conversation: Conversation,
    asked: AskedHere<Input>,
  ) => Promise<Changed | undefined> | Changed | undefined
}

/** What the owner of a group changes about it; everybody in it is told by a message. */
export const changeGroup = <Input extends z.infer<typeof ConversationInput>, Given>({
  name,
  action,
  input: schema,
  changed,
}: GroupChange<Input, Given>) =>
  mutation({
    name,
    input: schema,
    rate: CONVERSATION_RATE,
    plan: async (asked) => {
      const { context, actor, input } = asked
      const { conversationId } = input
      const { conversation } = await seatAt(context, conversationId)
      if (conversation.type !== 'GROUP') throw noGroup()
      if (conversation.ownerId !== actor.userId) throw notOwner()
      const found = await changed(conversation, asked)
      if (!found) return { answer: { conversationId } }
      const { event, subjectId, checks = [], ...move } = found
      const of = { senderId: actor.userId, ...(subjectId !== undefined && { subjectId }) }
      const message = nextMessage(conversation, context.stamp(), systemMessage(event, of))
      return {
        operations: [
          ...(await movedConversation(context.store, conversation, { ...move, message })),
          ...checks,
        ],
        result: { conversationId },
        audit: {
          action,
          resourceType: 'Conversation',
          resourceId: conversationId,
          ...(subjectId !== undefined && { metadata: { userId: subjectId } }),
        },
      }
    },
    answer: async ({ context }, { conversationId }) =>
      conversationView(await seatAt(context, conversationId)),
  })
