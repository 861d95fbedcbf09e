import { listQuery, live, loader, mutationFields, noInput, query } from '@longtable/api'
import { ownRequest, signedIn } from '@longtable/core'
import { findShown } from '@longtable/entity'
import { type GuildContext, registered } from '../context.ts'
import type { ChatResolvers } from '../generated/schema.ts'
import { groupLoader } from '../groups/group-loader.graphql.ts'
import { facesOf, personLoader } from '../users/person-loader.graphql.ts'
import { acceptMessageRequest } from './accept-message-request.ts'
import { RoomInput } from './chat-fields.ts'
import { type InboxEvent, inboxTopic, type MessageEvent, messagesTopic } from './chat-live.ts'
import { presentAt, seatsIn } from './chat.policy.ts'
import { chatTypeDefs } from './chat.sdl.ts'
import { declineMessageRequest } from './decline-message-request.ts'
import { deleteMessage } from './delete-message.ts'
import { editMessage } from './edit-message.ts'
import { messages, myMessages } from './find-messages.ts'
import { inbox, messageRequests, room, roomMembers, unreadRooms } from './find-rooms.ts'
import { leaveRoom } from './leave-room.ts'
import { markRoomRead } from './mark-room-read.ts'
import { Message } from './message.entity.ts'
import { muteRoom } from './mute-room.ts'
import { openDirectRoom } from './open-direct-room.ts'
import { rejoinRoom } from './rejoin-room.ts'
import { FACES_MAX, type MessageView, messageView, roomView } from './room-views.ts'
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
  show: async (context, _, { kind, message, cause }) => {
    const { id } = await registered(context)
    return { kind, message: messageView(message, id), requestId: ownRequest(cause, id) }
  },
})

/** As the viewer has the room now: without a seat in it, or across a block, there is none. */
const inboxChanged = live({
  input: noInput,
  admit: async (context: GuildContext) => void (await registered(context)),
  events: (context) => context.bus.subscribe<InboxEvent>(inboxTopic(signedIn(context).userId)),
  show: async (context, _, { roomId, cause }) => {
    const { id } = await registered(context)
    const [seat] = await seatsIn(context, [roomId])
    return { roomId, room: seat ? roomView(seat) : null, requestId: ownRequest(cause, id) }
  },
})

const resolvers = {
  Query: {
    room: query(RoomInput, room),
    inbox: listQuery(noInput, inbox),
    unreadRooms: (_, __, context) => unreadRooms(context),
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
  Subscription: { messageAdded, inboxChanged },
  Room: {
    async title({ groupId, partnerId }, _, context) {
      if (groupId !== null) return (await groupLoader(context).load(groupId))?.name ?? null
      if (partnerId === null) return null
      return (await personLoader(context).load(partnerId))?.fullName ?? null
    },
    faces: ({ otherIds }, _, context) => facesOf(context, otherIds, FACES_MAX),
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

export const chatModule = {
  name: 'chat',
  typeDefs: chatTypeDefs,
  resolvers,
  pageSizeMax: { 'Room.faces': FACES_MAX },
}
