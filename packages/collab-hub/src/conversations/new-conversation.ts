import { put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { Conversation, Message, Participant } from './conversation.entity.ts'
import { conversationAfter, listedOf } from './moved-conversation.ts'

/** Who comes, and what is particular about their row. */
export type Comer = Pick<Participant, 'userId' | 'joinedAt'> &
  Partial<Pick<Participant, 'isMember' | 'leftAt'>>

interface Coming {
  readonly before: Conversation
  readonly after: Conversation
  /** By whom it is said that they come; it is unread by everybody else. */
  readonly senderId?: string | undefined
}

/** Who comes has read what was said before, and nothing of what was said since. */
export const newParticipant = ({ before, after, senderId }: Coming, comer: Comer): Participant => ({
  conversationId: after.conversationId,
  ...listedOf(after),
  ...comer,
  ...(before.lastMessageId !== undefined && { lastReadMessageId: before.lastMessageId }),
  readCount: (before.messageCount ?? 0) + (comer.userId === senderId ? 1 : 0),
  isMuted: false,
})

/** A conversation that nobody has said anything in. */
export const emptyConversation = (
  conversationId: string,
  at: string,
  given: Pick<Conversation, 'type' | 'participants'> & Partial<Conversation>,
): Conversation => ({
  ...given,
  conversationId,
  lastMessageAt: at,
  lastMessagePreview: '',
  messageCount: 0,
  listedRevision: 0,
  createdAt: at,
  updatedAt: at,
})

/** With everybody who is in it from the beginning, and with what is said then. */
export function begunConversation(
  before: Conversation,
  comers: readonly Comer[],
  message?: Message,
): Operation[] {
  const after = conversationAfter(before, message ? { message } : {})
  const coming = { before, after, senderId: message?.senderId }
  return [
    put(Conversation, after),
    ...(message ? [put(Message, message)] : []),
    ...comers.map((comer) => put(Participant, newParticipant(coming, comer))),
  ]
}
