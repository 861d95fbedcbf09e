import { DomainError, notFound } from '@longtable/core'
import { asRead, findListed, findShown } from '@longtable/entity'
import type { ConditionGroup } from '@longtable/store'
import type * as z from 'zod'
import { approvedMember, type FamilyContext } from '../context.ts'
import { type MessageInput, messageKey } from './conversation-fields.ts'
import { ConversationMeta, type Message, UserConversation } from './conversation.entity.ts'
import { messageById } from './conversation.patterns.ts'

/** A conversation as one of its members has it. */
export interface Seat {
  readonly meta: ConversationMeta
  readonly row: UserConversation
}

export const unknownConversation = () => notFound('conversations.unknown', 'This conversation')

export const isDirect = ({ conversationType }: Pick<ConversationMeta, 'conversationType'>) =>
  conversationType === 'direct'

/** The other one of two. */
export const partnerIn = (meta: ConversationMeta, userId: string): string | undefined =>
  isDirect(meta) ? meta.participantIds.find((id) => id !== userId) : undefined

/**
 * The viewer's seats, as they are now; undefined where they have none. Both must say so: the row,
 * which goes when somebody leaves, and the conversation itself, whose tombstone hides it.
 */
export async function seatsIn(
  context: FamilyContext,
  conversationIds: readonly string[],
  { isCounted = false } = {},
): Promise<(Seat | undefined)[]> {
  const { userId } = await approvedMember(context)
  // What is only counted may be a moment old; what one has read oneself is not.
  const findMetas = isCounted ? findShown : findListed
  const [metas, rows] = await Promise.all([
    findMetas(
      context,
      ConversationMeta,
      conversationIds.map((conversationId) => ({ conversationId })),
    ),
    findListed(
      context,
      UserConversation,
      conversationIds.map((conversationId) => ({ userId, conversationId })),
    ),
  ])
  return metas.map((meta, place) => {
    const row = rows[place]
    if (!meta || !row || meta.deletedAt !== undefined) return undefined
    return meta.participantIds.includes(userId) ? { meta, row } : undefined
  })
}

/** For who is in it; for everybody else there is none. */
export async function seatAt(context: FamilyContext, conversationId: string): Promise<Seat> {
  const [seat] = await seatsIn(context, [conversationId])
  if (!seat) throw unknownConversation()
  return seat
}

export async function messageInView(
  context: FamilyContext,
  input: z.infer<typeof MessageInput>,
): Promise<Message> {
  await seatAt(context, input.conversationId)
  const message = await messageById(context, messageKey(input))
  if (!message) throw notFound('conversations.unknown-message', 'This message')
  return message
}

/** What only who began a group may do. */
export function onlyCreator({ meta }: Seat, actorId: string): void {
  if (isDirect(meta))
    throw new DomainError('FORBIDDEN', 'conversations.direct', 'This is of two, and stays so.')
  onlyOwn(meta, actorId)
}

export function onlyOwn({ creatorId }: ConversationMeta, actorId: string): void {
  if (creatorId === actorId) return
  throw new DomainError('FORBIDDEN', 'conversations.not-creator', 'Only its creator may do this.')
}

/** The same people, under the same creator and name, and it is not being removed. */
export const stillSo = (meta: ConversationMeta): ConditionGroup =>
  asRead(ConversationMeta, meta, 'membersRevision', 'creatorId', 'conversationTitle', 'deletedAt')
