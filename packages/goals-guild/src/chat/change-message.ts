import { act, answered, DomainError } from '@longtable/core'
import { asRead, change, type Patch } from '@longtable/entity'
import { forgetProfile, type GuildContext, registered } from '../context.ts'
import { MESSAGE_RATE } from './chat-fields.ts'
import { stillOpen, stillSeated } from './chat.policy.ts'
import { messageAt, messageInView } from './find-messages.ts'
import { Message } from './message.entity.ts'
import type { MessageView } from './room-views.ts'

interface MessageChange {
  readonly name: string
  readonly input: { readonly roomId: string; readonly messageId: string }
  readonly requestId?: string | undefined
  readonly action: string
  /** Nothing when it is so already. */
  readonly patch: (message: Message) => Patch<Message>
}

/** What people change about what they have said; who else sees it may not. */
export async function changeMessage(
  context: GuildContext,
  { name, input, requestId, action, patch }: MessageChange,
): Promise<MessageView> {
  await registered(context)
  const { roomId, messageId } = input
  await act(context, { name, input, requestId, rate: MESSAGE_RATE }, async () => {
    const { id: userId } = await registered(context)
    const { seat, message } = await messageAt(context, input)
    if (message.userId !== userId)
      throw new DomainError('FORBIDDEN', 'chat.not-author', 'Only who wrote it may change this.')
    const open = stillOpen(seat)
    return {
      operations: [
        change(Message, message, {
          patch: patch(message),
          when: asRead(Message, message, 'userId', 'editedAt', 'deletedAt'),
        }),
        ...stillSeated(seat),
        ...open,
      ],
      result: { messageId },
      audit: { action, resourceType: 'Message', resourceId: messageId, metadata: { roomId } },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  return answered(() => messageInView(context, input))
}
