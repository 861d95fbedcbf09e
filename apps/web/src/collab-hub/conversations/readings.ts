import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { Conversation, Conversations, Messages, Participants } from './conversations.operations.ts'
import { BlockedUsers } from './talk-acts.operations.ts'

export const TALKS = ['hub', 'talks'] as const
const talkKey = (conversationId: string) => [...TALKS, conversationId] as const

export const talksListing = listing([...TALKS, 'list'], Conversations, {
  variables: {},
  pageOf: ({ conversations }) => conversations,
})

export const talkReading = (conversationId: string) =>
  reading([...talkKey(conversationId), 'self'], Conversation, { conversationId })

export const messagesKey = (conversationId: string) => [...talkKey(conversationId), 'messages']

export const messagesListing = (conversationId: string) =>
  listing(messagesKey(conversationId), Messages, {
    variables: { conversationId },
    pageOf: ({ messages }) => messages,
  })

export const participantsListing = (conversationId: string) =>
  listing([...talkKey(conversationId), 'people'], Participants, {
    variables: { conversationId },
    pageOf: ({ conversationParticipants }) => conversationParticipants,
  })

export const blocksListing = listing([...TALKS, 'blocks'], BlockedUsers, {
  variables: {},
  pageOf: ({ blockedUsers }) => blockedUsers,
})
