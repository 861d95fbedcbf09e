import { listQuery, live, mutationFields, noInput, query } from '@longtable/api'
import { ownRequest, signedIn } from '@longtable/core'
import { activeUser, type HubContext } from '../context.ts'
import type { ConversationsResolvers } from '../generated/schema.ts'
import { startupLoader } from '../startups/startup-loader.graphql.ts'
import { fileUrl } from '@longtable/system'
import { personShown } from '../users/user-loader.graphql.ts'
import { addParticipant } from './add-participant.ts'
import { blockUser } from './block-user.ts'
import { CHAT_FILE, REPORTED_FILE } from './chat-files.ts'
import { ConversationInput } from './conversation-fields.ts'
import {
  type InboxEvent,
  inboxTopic,
  type MessageEvent,
  messagesTopic,
} from './conversation-live.ts'
import { seatAt, seatsIn } from './conversation.policy.ts'
import { conversationView, messageView } from './conversation-views.ts'
import { conversationsTypeDefs } from './conversations.sdl.ts'
import { createGroupConversation } from './create-group-conversation.ts'
import { deleteMessage } from './delete-message.ts'
import { editMessage } from './edit-message.ts'
import * as found from './find-conversations.ts'
import { messages } from './find-messages.ts'
import { leaveConversation } from './leave-conversation.ts'
import { markConversationRead } from './mark-conversation-read.ts'
import { muteConversation } from './mute-conversation.ts'
import { openDirectConversation } from './open-direct-conversation.ts'
import { openStartupChannel } from './open-startup-channel.ts'
import { removeParticipant } from './remove-participant.ts'
import { renameConversation } from './rename-conversation.ts'
import { sendMessage } from './send-message.ts'
import { unblockUser } from './unblock-user.ts'

/** Whoever takes part no more gets a refusal instead of the next event. */
const messageAdded = live({
  input: ConversationInput,
  admit: async (context: HubContext, { conversationId }) =>
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
  admit: async (context: HubContext) => void (await activeUser(context)),
  events: (context) => context.bus.subscribe<InboxEvent>(inboxTopic(signedIn(context).userId)),
  show: async (context, _, { conversationId, cause }) => {
    const [seat] = await seatsIn(context, [conversationId])
    const requestId = ownRequest(cause, signedIn(context).userId)
    return { conversationId, conversation: seat ? conversationView(seat) : null, requestId }
  },
})

const personOrNull = (context: HubContext, userId: string | null) =>
  userId === null ? null : personShown(context, userId)

const resolvers = {
  Query: {
    conversation: query(ConversationInput, found.conversation),
    conversations: listQuery(noInput, found.conversations),
    unreadConversations: (_, __, context) => found.unreadConversations(context),
    conversationParticipants: listQuery(ConversationInput, found.conversationParticipants),
    messages: listQuery(ConversationInput, messages),
    blockedUsers: listQuery(noInput, found.blockedUsers),
  },
  Mutation: mutationFields({
    openDirectConversation,
    createGroupConversation,
    openStartupChannel,
    addParticipant,
    removeParticipant,
    renameConversation,
    leaveConversation,
    muteConversation,
    markConversationRead,
    sendMessage,
    editMessage,
    deleteMessage,
    blockUser,
    unblockUser,
  }),
  Subscription: { messageAdded, inboxChanged },
  Conversation: {
    async title({ partnerId, title }, _, context) {
      if (partnerId === null) return title
      const partner = await personShown(context, partnerId)
      return partner && `${partner.firstName} ${partner.lastName}`
    },
    partner: ({ partnerId }, _, context) => personOrNull(context, partnerId),
    async relatedStartup({ relatedStartupId: id }, _, context) {
      return id === null ? null : ((await startupLoader(context).load(id)) ?? null)
    },
  },
  Message: {
    sender: ({ senderId }, _, context) => personShown(context, senderId),
    subject: ({ subjectId }, _, context) => personOrNull(context, subjectId),
    fileUrl: ({ id: messageId, conversationId, reportId, fileUrl: key }, _, context) =>
      reportId === null
        ? fileUrl(context, { purpose: CHAT_FILE, of: { conversationId, messageId }, key })
        : fileUrl(context, { purpose: REPORTED_FILE, of: { reportId, messageId }, key }),
  },
} satisfies ConversationsResolvers

export const conversationsModule = {
  name: 'conversations',
  typeDefs: conversationsTypeDefs,
  resolvers,
}
