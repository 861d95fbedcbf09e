import { collection, lookup, pattern } from '@longtable/entity'
import {
  ChannelGuard,
  Conversation,
  DirectPair,
  Message,
  Participant,
} from './conversation.entity.ts'

export const conversationById = lookup(Conversation, { source: '002: Get conversation' })

/** METADATA sorts after every message and before the participants. */
export const conversationWithParticipants = collection({
  entities: [Conversation, Participant],
  index: 'table',
  partition: 'CONVERSATION#{conversationId}',
  sort: { atLeast: 'METADATA' },
  source: 'spec: metadata and participants without messages',
})

export const conversationsOf = pattern(Participant, 'GSI1', {
  source: '002: List user conversations',
  descending: true,
  ownedBy: 'userId',
})

/** Not in the list that the document knows: found here when an account ends, or is exported. */
export const conversationsLeftBy = pattern(Participant, 'GSI2', {
  source: 'spec: conversations that one has left',
  ownedBy: 'userId',
})

export const participantOf = lookup(Participant, { source: 'spec: whether someone takes part' })

export const participantsOf = pattern(Participant, 'table', {
  source: 'spec: participants of a conversation',
})

export const messagesOf = pattern(Message, 'table', {
  source: '002: List messages',
  descending: true,
})

export const messagesBy = pattern(Message, 'GSI1', {
  source: 'spec: export of all that a user has said',
  descending: true,
  ownedBy: 'senderId',
})

export const messageById = lookup(Message, { source: '002: MESSAGE key' })

export const conversationsByCreation = pattern(Conversation, 'GSI3', {
  source: '002: GSI3, type + time range queries',
  descending: true,
})

export const messagesByCreation = pattern(Message, 'GSI3', {
  source: '002: GSI3, type + time range queries',
  descending: true,
})

export const directPair = lookup(DirectPair, { source: 'spec: the direct conversation of a pair' })

export const channelOf = lookup(ChannelGuard, { source: 'spec: the channel of a startup' })
