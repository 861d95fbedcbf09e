import type { Page, PageRequest } from '@longtable/entity'
import type * as z from 'zod'
import { approvedMember, type FamilyContext } from '../context.ts'
import type { ConversationInput, MessageInput } from './conversation-fields.ts'
import {
  type ConversationView,
  conversationView,
  type MessageView,
  messageView,
} from './conversation-views.ts'
import type { UserConversation } from './conversation.entity.ts'
import { inboxOf, messagesOf } from './conversation.patterns.ts'
import { isDirect, messageInView, seatAt, type Seat, seatsIn } from './conversation.policy.ts'

export const conversation = async (
  context: FamilyContext,
  { conversationId }: z.infer<typeof ConversationInput>,
): Promise<ConversationView> => conversationView(await seatAt(context, conversationId))

/** What somebody has opened and said nothing in is theirs alone to see. */
const isBegun = ({ meta, row }: Seat) =>
  !isDirect(meta) || meta.lastMessageAt > meta.createdAt || meta.creatorId === row.userId

/** By last message. The index says which; whether they are still in it, the rows themselves. */
async function inbox(
  context: FamilyContext,
  page: PageRequest,
  how: { readonly isCounted?: boolean } = {},
): Promise<Page<ConversationView>> {
  const { userId } = await approvedMember(context)
  const seats = new Map<string, Seat>()
  const keep = async (rows: readonly UserConversation[]) => {
    const ids = rows.map(({ conversationId }) => conversationId)
    for (const seat of await seatsIn(context, ids, how))
      if (seat && isBegun(seat)) seats.set(seat.meta.conversationId, seat)
    return ids.map((id) => seats.has(id))
  }
  const found = await inboxOf(context, { userId }, { ...page, keep })
  const shown = found.items.map((row) => seats.get(row.conversationId) as Seat)
  return { ...found, items: shown.map(conversationView) }
}

export const conversations = (context: FamilyContext, _: object, page: PageRequest) =>
  inbox(context, page)

/** Of the newest: what lies deeper has waited for long. */
const COUNTED_MAX = 100

/** In how many something waits. */
export async function unreadConversations(context: FamilyContext): Promise<number> {
  const { items } = await inbox(context, { limit: COUNTED_MAX }, { isCounted: true })
  return items.filter(({ unreadCount }) => unreadCount > 0).length
}

/** Newest first. */
export async function messages(
  context: FamilyContext,
  { conversationId }: z.infer<typeof ConversationInput>,
  page: PageRequest,
): Promise<Page<MessageView>> {
  const { row } = await seatAt(context, conversationId)
  const found = await messagesOf(context, { conversationId }, page)
  return { ...found, items: found.items.map((one) => messageView(one, row.userId)) }
}

/** After it was written. */
export async function messageShownTo(
  context: FamilyContext,
  input: z.infer<typeof MessageInput>,
): Promise<MessageView> {
  const { userId } = await approvedMember(context)
  return messageView(await messageInView(context, input), userId)
}
