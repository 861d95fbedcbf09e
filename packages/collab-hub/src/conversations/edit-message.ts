import { DomainError } from '@longtable/core'
import { laterThan } from '@longtable/entity'
import { changeMessage } from './change-message.ts'
import { Content, MessageInput } from './conversation-fields.ts'
import { stillHeard } from './conversation.policy.ts'

/** It keeps its place. As who sends one: a block cannot be got round by it. */
export const editMessage = changeMessage({
  name: 'editMessage',
  action: 'MESSAGE_EDITED',
  input: MessageInput.extend({ content: Content }),
  patch: ({ content, createdAt, editedAt, deletedAt }, { context, input }) => {
    if (deletedAt !== undefined)
      throw new DomainError('CONFLICT', 'conversations.deleted', 'This message was deleted.')
    if (content === input.content) return {}
    return {
      content: input.content,
      editedAt: laterThan(editedAt ?? createdAt, context.stamp().at),
    }
  },
  still: stillHeard,
})
