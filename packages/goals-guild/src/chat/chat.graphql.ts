import { listQuery, live, loader, mutationFields, noInput, query } from '@longtable/api'
import { findShown } from '@longtable/entity'
import { type GuildContext, registered } from '../context.ts'
import type { ChatResolvers } from '../generated/schema.ts'
import { groupLoader } from '../groups/group-loader.graphql.ts'
import { personLoader } from '../users/person-loader.graphql.ts'
import { acceptMessageRequest } from './accept-message-request.ts'
import { RoomInput } from './chat-fields.ts'
import { type MessageEvent, messagesTopic } from './chat-live.ts'
import { presentAt } from './chat.policy.ts'
import { chatTypeDefs } from './chat.sdl.ts'
import { declineMessageRequest } from './decline-message-request.ts'
import { deleteMessage } from './delete-message.ts'
import { editMessage } from './edit-message.ts'
import { messages, myMessages } from './find-messages.ts'
import { inbox, messageRequests, room, roomMembers } from './find-rooms.ts'
import { leaveRoom } from './leave-room.ts'
import { markRoomRead } from './mark-room-read.ts'
import { Message } from './message.entity.ts'
import { muteRoom } from './mute-room.ts'
import { openDirectRoom } from './open-direct-room.ts'
import { rejoinRoom } from './rejoin-room.ts'
import { type MessageView, messageView } from './room-views.ts'
import { sendMessage } from './send-message.ts'
import { setMessageTtl } from './set-message-ttl.ts'
import { unmuteRoom } from './unmute-room.ts'

/** By `roomId createdAt messageId`: the last messages of a whole page of rooms are one read. */
const lastMessages = (context: GuildContext) =>
  loader<string, MessageView | null>(context, 'chat.last-messages', async (names) => {
    const { id: viewerId } = await registered(context)
    const keys = names.map((name) => {
      const [roomId = '', createdAt = '', id = ''] = name.split(' ')
      return { roomId, createdAt, id }
    })
    const found = await findShown(context, Message, keys)
    return found.map((message) => (message ? messageView(message, viewerId) : null))
  })

/** Whoever has left the room, or is blocked, gets a refusal instead of the next event. */
const messageAdded = live({
  input: RoomInput,
  admit: async (context: GuildContext, { roomId }) => void (await presentAt(context, roomId)),
  events: (context, { roomId }) => context.bus.subscribe<MessageEvent>(messagesTopic(roomId)),
  show: async (context, _, { kind, message }) => {
    const { id } = await registered(context)
    return { kind, message: messageView(message, id) }
  },
})

const resolvers = {
  Query: {
    room: query(RoomInput, room),
    inbox: listQuery(noInput, inbox),
    messageRequests: listQuery(noInput, messageRequests),
    messages: listQuery(RoomInput, messages),
    roomMembers: listQuery(RoomInput, roomMembers),
    myMessages: listQuery(noInput, myMessages),
  },
  Mutation: mutationFields({
    openDirectRoom,
    sendMessage,
    editMessage,
    deleteMessage,
    markRoomRead,
    muteRoom,
    unmuteRoom,
    leaveRoom,
    rejoinRoom,
    acceptMessageRequest,
    declineMessageRequest,
    setMessageTtl,
  }),
  Subscription: { messageAdded },
  Room: {
    group: ({ groupId }, _, context) =>
      groupId === null ? null : groupLoader(context).load(groupId),
    partner: ({ partnerId }, _, context) =>
      partnerId === null ? null : personLoader(context).load(partnerId),
    lastMessage: ({ id, lastMessageAt, lastMessageId, hasLeft, scope }, _, context) =>
      lastMessageId === null || (hasLeft && scope === 'group')
        ? null
        : lastMessages(context).load(`${id} ${lastMessageAt} ${lastMessageId}`),
  },
  Message: {
    author: ({ userId }, _, context) => personLoader(context).load(userId),
  },
  RoomMember: {
    user: ({ userId }, _, context) => personLoader(context).load(userId),
  },
} satisfies ChatResolvers

export const chatModule = { name: 'chat', typeDefs: chatTypeDefs, resolvers }
