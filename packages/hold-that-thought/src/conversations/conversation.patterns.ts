import { lookup, pattern } from '@longtable/entity'
import { ConversationMeta, Message, UserConversation } from './conversation.entity.ts'

export const conversationById = lookup(ConversationMeta, { source: '003: Conversation Meta key' })

export const conversationsOf = pattern(UserConversation, 'table', {
  source: '003: List user conversations',
})

export const inboxOf = pattern(UserConversation, 'GSI1', {
  source: 'spec: inbox by recency',
  descending: true,
})

export const conversationMember = lookup(UserConversation, {
  source: 'spec: whether someone is a member',
})

export const messagesOf = pattern(Message, 'table', {
  source: '003: Get conversation messages',
  descending: true,
})

export const messagesBy = pattern(Message, 'GSI1', {
  source: 'spec: names of senders follow their profiles',
  descending: true,
  ownedBy: 'senderId',
})

export const messageById = lookup(Message, { source: '003: Message key' })
