import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { Conversation, Conversations, Messages } from './conversations.operations.ts'
import { TALKS } from './use-inbox-live.ts'

export const talksListing = listing([...TALKS, 'list'], Conversations, {
  variables: {},
  pageOf: ({ conversations }) => conversations,
})

export const talkReading = (conversationId: string) =>
  reading([...TALKS, conversationId, 'self'], Conversation, { conversationId })

export const messagesKey = (conversationId: string) => [...TALKS, conversationId, 'messages']

export const messagesListing = (conversationId: string) =>
  listing(messagesKey(conversationId), Messages, {
    variables: { conversationId },
    pageOf: ({ messages }) => messages,
  })
