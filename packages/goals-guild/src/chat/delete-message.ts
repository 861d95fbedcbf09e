import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { changeMessage } from './change-message.ts'
import type { MessageInput } from './chat-fields.ts'
import type { MessageView } from './room-views.ts'

/** The text is gone from the store; that something was said here stays, and so do all counts. */
export const deleteMessage = (
  context: GuildContext,
  input: z.infer<typeof MessageInput>,
  requestId?: string,
): Promise<MessageView> =>
  changeMessage(context, {
    name: 'deleteMessage',
    input,
    requestId,
    action: 'MESSAGE_DELETED',
    patch: ({ deletedAt }) =>
      deletedAt === undefined ? { text: '', deletedAt: context.stamp().at } : {},
  })
