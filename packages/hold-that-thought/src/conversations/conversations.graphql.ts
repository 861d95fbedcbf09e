import { listQuery, live, loader, mutationFields, noInput, query } from '@longtable/api'
import { ownRequest, signedIn } from '@longtable/core'
import { findShown } from '@longtable/entity'
import { approvedMember, type FamilyContext } from '../context.ts'
import type { ConversationsResolvers } from '../generated/schema.ts'
import { faceLoader, facesOf } from '../users/face-loader.graphql.ts'
import { addParticipant } from './add-participant.ts'
import { attachmentUrl } from './attachments.ts'
import { ATTACHMENTS_MAX, ConversationInput, PARTICIPANTS_MAX } from './conversation-fields.ts'
import {
  type InboxEvent,
  inboxTopic,
  type MessageEvent,
  messagesTopic,
} from './conversation-live.ts'
import { conversationView, FACES_MAX, type MessageView, messageView } from './conversation-views.ts'
import { Message } from './conversation.entity.ts'
import { seatAt, seatsIn } from './conversation.policy.ts'
import { conversationsTypeDefs } from './conversations.sdl.ts'
import { createGroupConversation } from './create-group-conversation.ts'
import { deleteConversation } from './delete-conversation.ts'
import { deleteMessage } from './delete-message.ts'
import * as found from './find-conversations.ts'
import { leaveConversation } from './leave-conversation.ts'
import { markConversationRead } from './mark-conversation-read.ts'
import { openDirectConversation } from './open-direct-conversation.ts'
import { removeParticipant } from './remove-participant.ts'
import { renameConversation } from './rename-conversation.ts'
import { sendMessage } from './send-message.ts'

/** By `conversationId createdAt messageId`: the last messages of a whole page are one read. */
const lastMessages = (context: FamilyContext) =>
  loader<string, MessageView | null>(context, 'conversations.last-messages', async (names) => {
    const { userId } = await approvedMember(context)
    const keys = names.map((name) => {
      const [conversationId = '', createdAt = '', messageId = ''] = name.split(' ')
      return { conversationId, createdAt, messageId }
    })
    const messages = await findShown(context, Message, keys)
    return messages.map((message) => (message ? messageView(message, userId) : null))
  })

/** Whoever is not in it any more gets a refusal instead of the next event. */
const messageAdded = live({
  input: ConversationInput,
  admit: async (context: FamilyContext, { conversationId }) =>
    void (await seatAt(context, conversationId)),
  events: (context, { conversationId }) =>
    context.bus.subscribe<MessageEvent>(messagesTopic(conversationId)),
  show: (context, _, { kind, message, cause }) => {
    const { userId } = signedIn(context)
    return { kind, message: messageView(message, userId), requestId: ownRequest(cause, userId) }
  },
})

/** As the viewer has it now: without a seat in it there is none. */
const inboxChanged = live({
  input: noInput,
  admit: async (context: FamilyContext) => void (await approvedMember(context)),
  events: (context) => context.bus.subscribe<InboxEvent>(inboxTopic(signedIn(context).userId)),
  show: async (context, _, { conversationId, cause }) => {
    const [seat] = await seatsIn(context, [conversationId])
    const requestId = ownRequest(cause, signedIn(context).userId)
    return { conversationId, conversation: seat ? conversationView(seat) : null, requestId }
  },
})

const resolvers = {
  Query: {
    conversation: query(ConversationInput, found.conversation),
    conversations: listQuery(noInput, found.conversations),
    unreadConversations: (_, __, context) => found.unreadConversations(context),
    messages: listQuery(ConversationInput, found.messages),
  },
  Mutation: mutationFields({
    openDirectConversation,
    createGroupConversation,
    sendMessage,
    deleteMessage,
    markConversationRead,
    leaveConversation,
    addParticipant,
    removeParticipant,
    renameConversation,
    deleteConversation,
  }),
  Subscription: { messageAdded, inboxChanged },
  Attachment: { url: (attachment, _, context) => attachmentUrl(context, attachment) },
  Conversation: {
    async title({ partnerId, conversationTitle }, _, context) {
      if (partnerId === null) return conversationTitle
      return (await faceLoader(context).load(partnerId))?.displayName ?? null
    },
    partner: ({ partnerId }, _, context) =>
      partnerId === null ? null : faceLoader(context).load(partnerId),
    faces: ({ otherIds }, _, context) => facesOf(context, otherIds),
    participants: ({ participantIds }, _, context) => facesOf(context, participantIds),
    participantCount: ({ participantIds }) => participantIds.length,
    lastMessage: ({ id, lastMessageAt, lastMessageId }, _, context) =>
      lastMessageId === null
        ? null
        : lastMessages(context).load(`${id} ${lastMessageAt} ${lastMessageId}`),
  },
} satisfies ConversationsResolvers

export const conversationsModule = {
  name: 'conversations',
  typeDefs: conversationsTypeDefs,
  resolvers,
  pageSizeMax: {
    'Conversation.faces': FACES_MAX,
    'Conversation.participants': PARTICIPANTS_MAX,
    'Message.attachments': ATTACHMENTS_MAX,
  },
}
