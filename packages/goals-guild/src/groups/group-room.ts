import { put } from '@longtable/entity'
import type { Put } from '@longtable/store'
import { Room, RoomMember } from '../chat/room.entity.ts'

interface NewGroupRoom {
  readonly roomId: string
  readonly groupId: string
  /** The owner or admin who opens it, and who is in it at once. */
  readonly openerId: string
  /** The time of `roomId`. */
  readonly at: string
}

/**
 * What goes into the transaction that sets a group's `roomId`. Everyone else of the group gets their
 * row from the stream; until then their place in the group is enough to read and to write.
 */
export const groupRoom = ({ roomId, groupId, openerId, at }: NewGroupRoom): Put[] => [
  put(Room, {
    id: roomId,
    scope: 'group',
    members: [openerId],
    messageCount: 0,
    lastMessageAt: at,
    groupId,
    createdAt: at,
  }),
  put(RoomMember, { roomId, userId: openerId, readCount: 0, lastMessageAt: at, joinedAt: at }),
]
