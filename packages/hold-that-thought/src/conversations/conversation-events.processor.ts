import { eventsOf, gained, made, removed } from '@longtable/core'
import { ConversationMeta, Message, UserConversation } from './conversation.entity.ts'

const conversations = eventsOf(
  ConversationMeta,
  ({ conversationId, conversationType }) => ({ conversationId, conversationType }),
  {
    'holdthatthought.conversation.created': made,
    'holdthatthought.conversation.deleted': gained('deletedAt'),
  },
)

const members = eventsOf(
  UserConversation,
  ({ conversationId, userId }) => ({ conversationId, userId }),
  {
    'holdthatthought.participant.joined': made,
    'holdthatthought.participant.left': removed,
  },
)

const messages = eventsOf(
  Message,
  ({ conversationId, messageId, senderId }) => ({ conversationId, messageId, senderId }),
  {
    'holdthatthought.message.sent': made,
    'holdthatthought.message.deleted': gained('deletedAt'),
  },
)

export const conversationEvents = [conversations, members, messages]
