import { DomainError, type InputSchema } from '@longtable/core'
import { asRead, change, type Patch } from '@longtable/entity'
import type { Check, Operation } from '@longtable/store'
import type * as z from 'zod'
import type { HubContext } from '../context.ts'
import { type AskedHere, mutation } from '../mutation.ts'
import { MESSAGE_RATE } from '../rates.ts'
import { type MessageInput, previewOf } from './conversation-fields.ts'
import { type Conversation, Message } from './conversation.entity.ts'
import { type Seat, stillSeated } from './conversation.policy.ts'
import { messageAt, messageInView } from './find-messages.ts'
import { movedConversation } from './moved-conversation.ts'

const notSender = () =>
  new DomainError('FORBIDDEN', 'conversations.not-sender', 'Only who wrote it may change this.')

interface MessageChange<Input, Given> {
  readonly name: string
  readonly action: string
  readonly input: InputSchema<Input, Given>
  /** Nothing when it is so already. */
  readonly patch: (message: Message, asked: AskedHere<Input>) => Patch<Message>
  /** What must hold beside. */
  readonly still: (context: HubContext, seat: Seat) => Promise<readonly Check[]> | readonly Check[]
}

interface Changed {
  readonly message: Message
  readonly patch: Patch<Message>
}

const isLast = ({ lastMessageId }: Conversation, { messageId }: Message): boolean =>
  lastMessageId === messageId

/** With the preview that everybody's list shows of it, where it is the last one. */
export async function changedMessage(
  { store, stamp }: Pick<HubContext, 'store' | 'stamp'>,
  conversation: Conversation,
  { message, patch }: Changed,
): Promise<Operation[]> {
  const { content = message.content } = patch
  const shown = { lastMessagePreview: previewOf(content), updatedAt: stamp().at }
  return [
    change(Message, message, {
      patch,
      when: asRead(Message, message, 'content', 'editedAt', 'deletedAt'),
    }),
    ...(isLast(conversation, message)
      ? await movedConversation(store, conversation, { patch: shown })
      : []),
  ]
}

/** What people change about what they have said; what the server said nobody changes. */
export const changeMessage = <Input extends z.infer<typeof MessageInput>, Given>({
  name,
  action,
  input: schema,
  patch: patchOf,
  still,
}: MessageChange<Input, Given>) =>
  mutation({
    name,
    input: schema,
    rate: MESSAGE_RATE,
    plan: async (asked) => {
      const { context, actor, input } = asked
      const { conversationId, messageId } = input
      const { seat, message } = await messageAt(context, input)
      if (message.senderId !== actor.userId || message.type === 'SYSTEM') throw notSender()
      const patch = patchOf(message, asked)
      if (Object.keys(patch).length === 0) return { answer: { messageId } }
      const { conversation } = seat
      return {
        operations: [
          ...(await changedMessage(context, conversation, { message, patch })),
          // Where it is the last one, the conversation itself must name the same people.
          ...(isLast(conversation, message) ? [] : [stillSeated(seat)]),
          ...(await still(context, seat)),
        ],
        result: { messageId },
        audit: {
          action,
          resourceType: 'Message',
          resourceId: messageId,
          metadata: { conversationId },
        },
      }
    },
    answer: ({ context, input }) => messageInView(context, input),
  })
