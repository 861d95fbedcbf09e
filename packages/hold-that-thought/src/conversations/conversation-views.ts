import { view } from '@longtable/entity'
import { attachmentViews } from './attachments.ts'
import { ConversationMeta, Message, UserConversation } from './conversation.entity.ts'
import { partnerIn, type Seat } from './conversation.policy.ts'

export const FACES_MAX = 3

const metaShown = view(
  ConversationMeta,
  'conversationType',
  'conversationTitle',
  'creatorId',
  'participantIds',
  'createdAt',
  'lastMessageAt',
  'lastMessageId',
)
const rowShown = view(UserConversation, 'unreadCount', 'lastReadAt')

/** A conversation as one member sees it: nothing of the others' rows. */
export const conversationView = ({ meta, row }: Seat) =>
  metaShown(meta, {
    ...rowShown(row),
    id: meta.conversationId,
    partnerId: partnerIn(meta, row.userId) ?? null,
    otherIds: meta.participantIds.filter((id) => id !== row.userId).slice(0, FACES_MAX),
  })
export type ConversationView = ReturnType<typeof conversationView>

const messageShown = view(Message, 'conversationId', 'senderId', 'senderName', 'createdAt')

export const messageView = (message: Message, viewerId: string) =>
  messageShown(message, {
    id: message.messageId,
    isMine: message.senderId === viewerId,
    isDeleted: message.deletedAt !== undefined,
    /** Null where it was deleted. */
    messageText: message.deletedAt === undefined ? message.messageText : null,
    attachments: attachmentViews(message),
  })
export type MessageView = ReturnType<typeof messageView>
