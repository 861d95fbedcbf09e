import { changeMessage } from './change-message.ts'
import { MessageInput } from './chat-fields.ts'

/** The text is gone from the store; that something was said here stays, and so do all counts. */
export const deleteMessage = changeMessage({
  name: 'deleteMessage',
  action: 'MESSAGE_DELETED',
  input: MessageInput,
  patch: ({ deletedAt }, { context }) =>
    deletedAt === undefined ? { text: '', deletedAt: context.stamp().at } : {},
})
