import { lookup, pattern } from '@longtable/entity'
import { Message } from './message.entity.ts'
import { DirectPair, Room, RoomMember } from './room.entity.ts'

export const historyOf = pattern(Message, 'table', {
  source: '001: Read history; 004: Chat history',
  descending: true,
})

/** The key `sendMessage` puts. */
export const messageById = lookup(Message, { source: '001: Send message' })
export const messagesBy = pattern(Message, 'GSI1', {
  source: '004: Chat Message (user timeline)',
  descending: true,
})
export const roomById = lookup(Room, { source: '001: Room' })
export const roomMembersOf = pattern(RoomMember, 'table', { source: 'spec: members of a room' })
export const roomMembership = lookup(RoomMember, { source: 'spec: only members send' })
export const inboxOf = pattern(RoomMember, 'GSI1', {
  source: 'spec: inbox by last message',
  descending: true,
  ownedBy: 'userId',
})
export const messageRequestsOf = pattern(RoomMember, 'GSI2', {
  source: 'spec: a DM from someone I do not follow is a request',
  descending: true,
})
export const directPair = lookup(DirectPair, { source: 'spec: one DM per pair' })
