import { keyOf } from '@longtable/entity'
import { whoMayNot } from '@longtable/testing/permissions'
import { GroupMember } from '../groups/group.entity.ts'
import { idOf } from '../testing/guild-world.ts'
import {
  type Cast,
  everyone,
  forEveryone,
  type FurtherRole,
  guildRoles,
  type Made,
  type Outcome,
  type PermissionRow,
} from '../testing/roles.ts'
import { groupOf, say } from '../testing/rooms.ts'
import { blockUser } from '../follows/block-user.ts'
import { chatFeature } from './chat.feature.ts'
import { openDirectRoom } from './open-direct-room.ts'

const UNKNOWN = 'NOT_FOUND chat.unknown-room'

/** A room of the owner and somebody else, with a message of the owner. */
async function directOf({ world, owner }: Cast) {
  const friend = await world.person(`friend-${world.world.stamp().id.slice(-12)}`)
  const { id: roomId } = await openDirectRoom(world.again(owner), { userId: idOf(friend) })
  const { id: messageId } = await say(world, owner, roomId)
  return { roomId, messageId, friend }
}

const roomOf: PermissionRow['variables'] = async (cast) => ({
  roomId: (await directOf(cast)).roomId,
})

const messageOf: PermissionRow['variables'] = async (cast) => {
  const { roomId, messageId } = await directOf(cast)
  return { roomId, messageId }
}

/** A request to the owner, which the owner may answer. */
const requestOf: PermissionRow['variables'] = async ({ world, owner }) => {
  const friend = await world.person(`friend-${world.world.stamp().id.slice(-12)}`)
  const { id: roomId } = await openDirectRoom(friend, { userId: idOf(owner) })
  await say(world, friend, roomId)
  return { roomId }
}

/** The room of a group that the asker was in. */
async function roomLeft({ world, owner, asker }: Cast): Promise<object> {
  const { groupId, roomId } = await groupOf(world, [owner, asker])
  const { id: messageId } = await say(world, asker, roomId)
  const gone = keyOf(GroupMember, { groupId, userId: idOf(asker) })
  await world.deps.store.writeMany({ deletes: [gone] })
  return { roomId, messageId }
}

/** Somebody who wrote with the owner, and was blocked. */
async function roomBlocked({ world, owner, asker }: Cast): Promise<object> {
  const { id: roomId } = await openDirectRoom(asker, { userId: idOf(owner) })
  const { id: messageId } = await say(world, asker, roomId)
  await blockUser(world.again(owner), { userId: idOf(asker) })
  return { roomId, messageId }
}

/** Variables that a document does not take would be refused, so only those are given. */
const only =
  (names: readonly string[], become: (cast: Cast) => Promise<object>): FurtherRole['become'] =>
  async (cast) => {
    const made = (await become(cast)) as Made
    return Object.fromEntries(names.map((name) => [name, made[name]]))
  }

interface Asked {
  readonly document: string
  readonly made?: PermissionRow['variables']
}

/** In a room: its members only, neither who has left its group nor whom its other one has blocked. */
function inRoom(operation: string, { document, made = roomOf }: Asked): PermissionRow {
  const names = document.includes('$messageId') ? ['roomId', 'messageId'] : ['roomId']
  return {
    operation,
    document,
    variables: made,
    outcomes: everyone(UNKNOWN),
    also: {
      leftMember: { become: only(names, roomLeft), outcome: UNKNOWN },
      blockedPartner: { become: only(names, roomBlocked), outcome: UNKNOWN },
    },
    allowedFor: 'owner',
  }
}

const seatOf = (name: string, more = '') =>
  inRoom(`Mutation.${name}`, {
    document: `mutation ($roomId: ID!) { ${name}(roomId: $roomId${more}) { id } }`,
  })

const MESSAGE = 'roomId: $roomId, messageId: $messageId'
const UNKNOWN_USER: Outcome = 'NOT_FOUND users.unknown'

/** Who may not look into rooms, write in them or change what was written. */
whoMayNot(chatFeature, guildRoles, [
  inRoom('Query.room', { document: 'query ($roomId: ID!) { room(roomId: $roomId) { id } }' }),
  forEveryone('Query.inbox', '{ inbox { items { id } } }'),
  forEveryone('Query.unreadRooms', '{ unreadRooms }'),
  forEveryone('Query.messageRequests', '{ messageRequests { items { id } } }'),
  forEveryone('Query.myMessages', '{ myMessages { items { id } } }'),
  inRoom('Query.messages', {
    document: 'query ($roomId: ID!) { messages(roomId: $roomId) { items { text } } }',
  }),
  inRoom('Query.roomMembers', {
    document: 'query ($roomId: ID!) { roomMembers(roomId: $roomId) { items { joinedAt } } }',
  }),
  {
    operation: 'Mutation.openDirectRoom',
    document: 'mutation ($userId: ID!) { openDirectRoom(userId: $userId) { id } }',
    variables: ({ owner }) => ({ userId: idOf(owner) }),
    outcomes: everyone('allowed', { blocked: UNKNOWN_USER }),
    allowedFor: 'stranger',
  },
  inRoom('Mutation.sendMessage', {
    document: 'mutation ($roomId: ID!) { sendMessage(roomId: $roomId, text: "Hi 👋🏽") { id } }',
    made: requestOf,
  }),
  inRoom('Mutation.editMessage', {
    document: `mutation ($roomId: ID!, $messageId: ID!) {
      editMessage(${MESSAGE}, text: "New") { id }
    }`,
    made: messageOf,
  }),
  inRoom('Mutation.deleteMessage', {
    document: `mutation ($roomId: ID!, $messageId: ID!) { deleteMessage(${MESSAGE}) { id } }`,
    made: messageOf,
  }),
  seatOf('markRoomRead'),
  seatOf('muteRoom'),
  seatOf('unmuteRoom'),
  seatOf('leaveRoom'),
  seatOf('rejoinRoom'),
  seatOf('setMessageTtl', ', ttlSeconds: 3600'),
  inRoom('Mutation.acceptMessageRequest', {
    document: 'mutation ($roomId: ID!) { acceptMessageRequest(roomId: $roomId) { id } }',
    made: requestOf,
  }),
  inRoom('Mutation.declineMessageRequest', {
    document: 'mutation ($roomId: ID!) { declineMessageRequest(roomId: $roomId) { id } }',
    made: requestOf,
  }),
  inRoom('Subscription.messageAdded', {
    document: 'subscription ($roomId: ID!) { messageAdded(roomId: $roomId) { kind } }',
  }),
  forEveryone('Subscription.inboxChanged', 'subscription { inboxChanged { roomId } }'),
])
