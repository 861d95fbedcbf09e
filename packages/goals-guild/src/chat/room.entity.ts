import { Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { ggCore } from '../table.ts'

/**
 * `members` names the first hundred; whether someone is a member is decided by `RoomMember`, and in a
 * group's room by `GroupMember`. `messageCount` counts what was ever sent, also what has been deleted
 * or has expired since, so that it only grows and unread counts hang on nothing that vanishes.
 */
export const Room = entity(ggCore, {
  type: 'Room',
  fields: {
    id: Id,
    scope: z.enum(['dm', 'group']),
    members: z.array(Id),
    messageCount: Count,
    lastMessageAt: Timestamp,
    /** Its own time is `lastMessageAt`, so together they are its key. */
    lastMessageId: Id.optional(),
    /** How many of `messageCount` were sent to expire. */
    expiringCount: Count.optional(),
    ttlSeconds: z.int().optional(),
    groupId: Id.optional(),
    /** Grows when `members` is written. */
    membersRevision: Count.optional(),
    createdAt: Timestamp,
  },
  lacking: { messageCount: 0, lastMessageAt: ({ createdAt }) => createdAt as string },
  keys: { table: ['ROOM#{id}', 'ROOM#{id}'] },
})
export type Room = Of<typeof Room>

/**
 * Unread is the room's `messageCount` less `readCount`. `request` is set until a stranger's DM is
 * accepted. `leftAt` takes the room out of the person's list: a DM until its next message, a group's
 * room until they come back to it.
 */
export const RoomMember = entity(ggCore, {
  type: 'RoomMember',
  ours: true,
  fields: {
    roomId: Id,
    userId: Id,
    readCount: Count,
    lastMessageAt: Timestamp,
    mutedUntil: Timestamp.optional(),
    request: z.enum(['pending', 'declined']).optional(),
    leftAt: Timestamp.optional(),
    joinedAt: Timestamp,
  },
  derive: {
    /** Whose request it is while it waits; an empty room is none yet. */
    asked: ({ userId, request, leftAt }) =>
      request === 'pending' && leftAt === undefined ? userId : undefined,
  },
  keys: {
    table: ['ROOMMEMBERS#{roomId}', 'MEMBER#{userId}'],
    GSI1: ['INBOX#{userId}', '{lastMessageAt}#{roomId}'],
    GSI2: ['MESSAGEREQUESTS#{asked}', '{lastMessageAt}#{roomId}'],
  },
})
export type RoomMember = Of<typeof RoomMember>

/** One direct room per pair of people; `lower` and `higher` are their ids in order. */
export const DirectPair = entity(ggCore, {
  type: 'DirectPair',
  ours: true,
  fields: { lower: Id, higher: Id, roomId: Id, createdAt: Timestamp },
  keys: { table: ['DIRECT#{lower}#{higher}', 'UNIQUE'] },
})
export type DirectPair = Of<typeof DirectPair>
