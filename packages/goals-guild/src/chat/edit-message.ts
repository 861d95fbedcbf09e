import { DomainError, UlidId } from '@longtable/core'
import { laterThan } from '@longtable/entity'
import * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { changeMessage } from './change-message.ts'
import { MessageText } from './chat-fields.ts'
import type { MessageView } from './room-views.ts'

export const EditMessageInput = z.object({
  roomId: UlidId,
  messageId: UlidId,
  text: MessageText,
})

/** It keeps its place and its expiry. */
export const editMessage = (
  context: GuildContext,
  input: z.infer<typeof EditMessageInput>,
  requestId?: string,
): Promise<MessageView> =>
  changeMessage(context, {
    name: 'editMessage',
    input,
    requestId,
    action: 'MESSAGE_EDITED',
    patch: ({ text, createdAt, editedAt, deletedAt }) => {
      if (deletedAt !== undefined)
        throw new DomainError('CONFLICT', 'chat.deleted', 'This message was deleted.')
      if (text === input.text) return {}
      return { text: input.text, editedAt: laterThan(editedAt ?? createdAt, context.stamp().at) }
    },
  })
