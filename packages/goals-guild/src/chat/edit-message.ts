import { DomainError } from '@longtable/core'
import { laterThan } from '@longtable/entity'
import { changeMessage } from './change-message.ts'
import { MessageInput, MessageText } from './chat-fields.ts'

/** It keeps its place and its expiry. */
export const editMessage = changeMessage({
  name: 'editMessage',
  action: 'MESSAGE_EDITED',
  input: MessageInput.extend({ text: MessageText }),
  patch: ({ text, createdAt, editedAt, deletedAt }, { context, input }) => {
    if (deletedAt !== undefined)
      throw new DomainError('CONFLICT', 'chat.deleted', 'This message was deleted.')
    if (text === input.text) return {}
    return { text: input.text, editedAt: laterThan(editedAt ?? createdAt, context.stamp().at) }
  },
})
