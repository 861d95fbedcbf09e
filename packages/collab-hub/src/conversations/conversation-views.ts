import { view } from '@longtable/entity'
import type { UserView } from '../users/user-views.ts'
import { Conversation, Message, Participant } from './conversation.entity.ts'
import type { Seat } from './conversation.policy.ts'

const conversationShown = view(
  Conversation,
  'type',
  'ownerId',
  'relatedStartupId',
  'relatedApplicationId',
  'lastMessageAt',
  'lastMessagePreview',
  'createdAt',
)
const rowShown = view(Participant, 'lastReadMessageId', 'isMuted')

/** A conversation as one participant has it: nothing of the others' rows. */
export const conversationView = ({ conversation, row, partnerId, startup }: Seat) =>
  conversationShown(conversation, {
    ...rowShown(row),
    id: conversation.conversationId,
    partnerId: partnerId ?? null,
    /** Of two people it is the other one's name. */
    title: conversation.title ?? startup?.name ?? null,
    participantCount: conversation.participants.length,
    messageCount: conversation.messageCount ?? 0,
    unread: Math.max(0, (conversation.messageCount ?? 0) - row.readCount),
    hasLeft: row.leftAt !== undefined,
  })
export type ConversationView = ReturnType<typeof conversationView>

const messageShown = view(
  Message,
  'conversationId',
  'senderId',
  'type',
  'fileUrl',
  'event',
  'subjectId',
  'createdAt',
  'editedAt',
  'deletedAt',
)

/** `reportId`: through which report an admin sees it. */
export const messageView = (message: Message, viewerId: string, reportId: string | null = null) =>
  messageShown(message, {
    id: message.messageId,
    isMine: message.senderId === viewerId,
    /** Null where it was deleted. */
    content: message.deletedAt === undefined ? message.content : null,
    reportId,
  })
export type MessageView = ReturnType<typeof messageView>

const participantShown = view(Participant, 'userId', 'lastReadMessageId', 'joinedAt')

export const participantView = (row: Participant, user: UserView) => participantShown(row, { user })
export type ConversationParticipantView = ReturnType<typeof participantView>
