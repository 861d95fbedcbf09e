import { DomainError, type InputSchema } from '@longtable/core'
import { asRead, change, type Patch } from '@longtable/entity'
import type * as z from 'zod'
import { type AskedHere, mutation } from '../mutation.ts'
import { MESSAGE_RATE } from '../rates.ts'
import type { MessageInput } from './chat-fields.ts'
import { stillOpenRoom, stillSeated } from './chat.policy.ts'
import { messageAt, messageInView } from './find-messages.ts'
import { Message } from './message.entity.ts'

interface MessageChange<Input, Given> {
  readonly name: string
  readonly input: InputSchema<Input, Given>
  readonly action: string
  /** Nothing when it is so already. */
  readonly patch: (message: Message, asked: AskedHere<Input>) => Patch<Message>
}

/** What people change about what they have said; who else sees it may not. */
export const changeMessage = <Input extends z.infer<typeof MessageInput>, Given>({
  name,
  input: schema,
  action,
  patch,
}: MessageChange<Input, Given>) =>
  mutation({
    name,
    input: schema,
    rate: MESSAGE_RATE,
    plan: async (asked) => {
      const { context, actor, input } = asked
      const { roomId, messageId } = input
      const { seat, message } = await messageAt(context, input)
      if (message.userId !== actor.id)
        throw new DomainError('FORBIDDEN', 'chat.not-author', 'Only who wrote it may change this.')
      const open = stillOpenRoom(seat)
      return {
        operations: [
          change(Message, message, {
            patch: patch(message, asked),
            when: asRead(Message, message, 'userId', 'editedAt', 'deletedAt'),
          }),
          ...stillSeated(seat),
          ...open,
        ],
        result: { messageId },
        audit: { action, resourceType: 'Message', resourceId: messageId, metadata: { roomId } },
      }
    },
    answer: ({ context, input }) => messageInView(context, input),
  })
