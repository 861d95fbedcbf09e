import { findShown, type Page, type PageRequest } from '@longtable/entity'
import type * as z from 'zod'
import { activeUser, type HubContext } from '../context.ts'
import { User } from '../users/user.entity.ts'
import { isSeenBy } from '../users/user.policy.ts'
import { type UserView, userView } from '../users/user-views.ts'
import type { Block } from './block.entity.ts'
import { blocksOf } from './block.patterns.ts'
import type { ConversationInput } from './conversation-fields.ts'
import type { Participant } from './conversation.entity.ts'
import { conversationsOf, participantsOf } from './conversation.patterns.ts'
import { seatAt, type Seat, seatsIn, takesPart } from './conversation.policy.ts'
import {
  type ConversationParticipantView,
  type ConversationView,
  conversationView,
  participantView,
} from './conversation-views.ts'

export const conversation = async (
  context: HubContext,
  { conversationId }: z.infer<typeof ConversationInput>,
): Promise<ConversationView> => conversationView(await seatAt(context, conversationId))

/** By last message. The index says which; whether they still take part, the rows themselves. */
async function inbox(
  context: HubContext,
  page: PageRequest,
  how: { readonly isCounted?: boolean } = {},
): Promise<Page<ConversationView>> {
  const { userId } = await activeUser(context)
  const seats = new Map<string, Seat>()
  const keep = async (rows: readonly Participant[]) => {
    const ids = rows.map(({ conversationId }) => conversationId)
    for (const seat of await seatsIn(context, ids, how))
      if (seat && seat.row.leftAt === undefined) seats.set(seat.conversation.conversationId, seat)
    return ids.map((id) => seats.has(id))
  }
  const found = await conversationsOf(context, { userId }, { ...page, keep })
  const shown = found.items.map((row) => seats.get(row.conversationId) as Seat)
  return { ...found, items: shown.map(conversationView) }
}

export const conversations = (context: HubContext, _: object, page: PageRequest) =>
  inbox(context, page)

/** Of the newest: what lies deeper has waited for long. */
const COUNTED_MAX = 100

/** In how many something waits; what is muted does not call. */
export async function unreadConversations(context: HubContext): Promise<number> {
  const { items } = await inbox(context, { limit: COUNTED_MAX }, { isCounted: true })
  return items.filter(({ unread, isMuted }) => unread > 0 && !isMuted).length
}

/** The people of a list, as far as the viewer may see them. */
async function peopleOf(
  context: HubContext,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, UserView>> {
  const viewer = await activeUser(context)
  const users = await findShown(
    context,
    User,
    userIds.map((userId) => ({ userId })),
  )
  return new Map(
    users.flatMap((user): [string, UserView][] =>
      user && isSeenBy(viewer, user) ? [[user.userId, userView(user)]] : [],
    ),
  )
}

/** Who takes part, and what each of them has read last. */
export async function conversationParticipants(
  context: HubContext,
  { conversationId }: z.infer<typeof ConversationInput>,
  page: PageRequest,
): Promise<Page<ConversationParticipantView>> {
  await seatAt(context, conversationId)
  const people = new Map<string, UserView>()
  const keep = async (rows: readonly Participant[]) => {
    const ids = rows.filter(takesPart).map(({ userId }) => userId)
    for (const [id, user] of await peopleOf(context, ids)) people.set(id, user)
    return rows.map(({ userId }) => people.has(userId))
  }
  const found = await participantsOf(context, { conversationId }, { ...page, keep })
  const shown = (row: Participant) => participantView(row, people.get(row.userId) as UserView)
  return { ...found, items: found.items.map(shown) }
}

/** Whom the viewer does not want to hear. */
export async function blockedUsers(
  context: HubContext,
  _: object,
  page: PageRequest,
): Promise<Page<UserView>> {
  const { userId } = await activeUser(context)
  const people = new Map<string, UserView>()
  const keep = async (blocks: readonly Block[]) => {
    const ids = blocks.map(({ blockedId }) => blockedId)
    for (const [id, user] of await peopleOf(context, ids)) people.set(id, user)
    return ids.map((id) => people.has(id))
  }
  const found = await blocksOf(context, { userId }, { ...page, keep })
  const shown = found.items.map(({ blockedId }) => people.get(blockedId) as UserView)
  return { ...found, items: shown }
}
