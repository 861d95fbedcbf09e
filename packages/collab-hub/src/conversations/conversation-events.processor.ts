import { eventsOf, gained, made, moved, removed } from '@longtable/core'
import { Conversation, Message, Participant } from './conversation.entity.ts'

const conversations = eventsOf(
  Conversation,
  ({ conversationId, type }) => ({ conversationId, type }),
  {
    'collabhub.conversation.created': made,
    'collabhub.conversation.deleted': gained('deletedAt'),
  },
)

const participants = eventsOf(
  Participant,
  ({ conversationId, userId }) => ({ conversationId, userId }),
  {
    'collabhub.participant.joined': made,
    'collabhub.participant.left': removed,
  },
)

const messages = eventsOf(
  Message,
  ({ conversationId, messageId, senderId }) => ({ conversationId, messageId, senderId }),
  {
    'collabhub.message.sent': made,
    'collabhub.message.edited': moved('editedAt'),
    'collabhub.message.deleted': gained('deletedAt'),
  },
)

export const conversationEvents = [conversations, participants, messages]
