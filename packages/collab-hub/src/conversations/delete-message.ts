import { changeMessage } from './change-message.ts'
import { MessageInput } from './conversation-fields.ts'
import { stillOfTeam } from './conversation.policy.ts'

/** What of a message goes; that something was said here stays, and so do all counts. */
export const withoutContent = (deletedAt: string) => ({
  content: '',
  fileUrl: undefined,
  deletedAt,
})

/** One's own, also where nobody is left to hear it. */
export const deleteMessage = changeMessage({
  name: 'deleteMessage',
  action: 'MESSAGE_DELETED',
  input: MessageInput,
  patch: ({ deletedAt }, { context }) =>
    deletedAt === undefined ? withoutContent(context.stamp().at) : {},
  still: (_, seat) => stillOfTeam(seat),
})
