import { notFound } from '@longtable/core'
import type { Page, PageRequest } from '@longtable/entity'
import type * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import { readMade } from '../ids/own-time.ts'
import type { MessageInput, RoomInput } from './chat-fields.ts'
import { historyOf, messageById, messagesBy } from './chat.patterns.ts'
import { presentAt, type Seat } from './chat.policy.ts'
import type { Message } from './message.entity.ts'
import { type MessageView, messageView } from './room-views.ts'

const unknownMessage = () => notFound('chat.unknown-message', 'This message')

/** Newest first; what has expired is not there. */
export async function messages(
  context: GuildContext,
  { roomId }: z.infer<typeof RoomInput>,
  page: PageRequest,
): Promise<Page<MessageView>> {
  const { row } = await presentAt(context, roomId)
  const found = await historyOf(context, { roomId }, page)
  return { ...found, items: found.items.map((message) => messageView(message, row.userId)) }
}

export async function messageAt(
  context: GuildContext,
  input: z.infer<typeof MessageInput>,
): Promise<{ readonly seat: Seat; readonly message: Message }> {
  const seat = await presentAt(context, input.roomId)
  const { roomId, messageId: id } = input
  const message = await readMade(context, { id, placeId: roomId }, (createdAt) =>
    messageById(context, { roomId, id, createdAt }),
  )
  if (!message) throw unknownMessage()
  return { seat, message }
}

export async function messageInView(
  context: GuildContext,
  input: z.infer<typeof MessageInput>,
): Promise<MessageView> {
  const { seat, message } = await messageAt(context, input)
  return messageView(message, seat.row.userId)
}

/** What I have said in all rooms, newest first, also where I am no longer. */
export async function myMessages(
  context: GuildContext,
  _: unknown,
  page: PageRequest,
): Promise<Page<MessageView>> {
  const { id: userId } = await registered(context)
  const keep = (found: readonly Message[]) => found.map(({ deletedAt }) => deletedAt === undefined)
  const found = await messagesBy(context, { userId }, { ...page, keep })
  return { ...found, items: found.items.map((message) => messageView(message, userId)) }
}
