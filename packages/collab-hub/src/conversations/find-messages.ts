import { notFound } from '@longtable/core'
import type { Page, PageRequest } from '@longtable/entity'
import type * as z from 'zod'
import type { HubContext } from '../context.ts'
import type { ConversationInput, MessageInput } from './conversation-fields.ts'
import type { Message } from './conversation.entity.ts'
import { messageById, messagesOf } from './conversation.patterns.ts'
import { seatAt, type Seat } from './conversation.policy.ts'
import { type MessageView, messageView } from './conversation-views.ts'

export const unknownMessage = () => notFound('conversations.unknown-message', 'This message')

/** Newest first. */
export async function messages(
  context: HubContext,
  { conversationId }: z.infer<typeof ConversationInput>,
  page: PageRequest,
): Promise<Page<MessageView>> {
  const { row } = await seatAt(context, conversationId)
  const found = await messagesOf(context, { conversationId }, page)
  return { ...found, items: found.items.map((one) => messageView(one, row.userId)) }
}

export async function messageAt(
  context: HubContext,
  input: z.infer<typeof MessageInput>,
): Promise<{ readonly seat: Seat; readonly message: Message }> {
  const seat = await seatAt(context, input.conversationId)
  const message = await messageById(context, input)
  if (!message) throw unknownMessage()
  return { seat, message }
}

export async function messageInView(
  context: HubContext,
  input: z.infer<typeof MessageInput>,
): Promise<MessageView> {
  const { seat, message } = await messageAt(context, input)
  return messageView(message, seat.row.userId)
}
