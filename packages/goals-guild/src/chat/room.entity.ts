import { Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { ggCore } from '../table.ts'

/** `members` names the first hundred; whether someone is a member is decided by `RoomMember`. */
export const Room = entity(ggCore, {
  type: 'Room',
  fields: {
    id: Id,
    scope: z.enum(['dm', 'group']),
    members: z.array(Id),
    messageCount: Count,
    lastMessageAt: Timestamp,
    ttlSeconds: z.int().optional(),
    groupId: Id.optional(),
    createdAt: Timestamp,
  },
  keys: { table: ['ROOM#{id}', 'ROOM#{id}'] },
})
export type Room = Of<typeof Room>

/**
 * Unread is the room's `messageCount` less `readCount`. `request` is set until a stranger's DM is
 * accepted.
 */
export const RoomMember = entity(ggCore, {
  type: 'RoomMember',
  fields: {
    roomId: Id,
    userId: Id,
    readCount: Count,
    lastMessageAt: Timestamp,
    mutedUntil: Timestamp.optional(),
    request: z.enum(['pending', 'declined']).optional(),
    joinedAt: Timestamp,
  },
  keys: {
    table: ['ROOM#{roomId}', 'MEMBER#{userId}'],
    GSI1: ['USER#{userId}', 'ENTITY#Room#{lastMessageAt}#{roomId}'],
  },
})
export type RoomMember = Of<typeof RoomMember>

/** One direct room per pair of people; `lower` and `higher` are their ids in order. */
export const DirectPair = entity(ggCore, {
  type: 'DirectPair',
  fields: { lower: Id, higher: Id, roomId: Id, createdAt: Timestamp },
  keys: { table: ['DIRECT#{lower}#{higher}', 'UNIQUE'] },
})
export type DirectPair = Of<typeof DirectPair>
