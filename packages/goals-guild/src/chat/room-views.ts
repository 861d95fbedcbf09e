import { view } from '@longtable/entity'
import type { Seat } from './chat.policy.ts'
import { Message } from './message.entity.ts'
import { Room, RoomMember } from './room.entity.ts'

const roomShown = view(
  Room,
  'id',
  'scope',
  'groupId',
  'messageCount',
  'lastMessageAt',
  'lastMessageId',
  'ttlSeconds',
  'createdAt',
)
export const FACES_MAX = 4
/** Some of them may not be seen. */
const FACES_READ = 2 * FACES_MAX

const rowShown = view(RoomMember, 'mutedUntil', 'request')

/** A room as one member sees it: nothing of the others' rows, so nobody learns of a refusal. */
export const roomView = ({ room, row, partnerId }: Seat) =>
  roomShown(room, {
    ...rowShown(row),
    partnerId: partnerId ?? null,
    /** Whose faces may be shown: of who has left a group's room nobody's. */
    otherIds:
      room.scope === 'group' && row.leftAt !== undefined
        ? []
        : room.members.filter((id) => id !== row.userId).slice(0, FACES_READ),
    unread: Math.max(0, room.messageCount - row.readCount),
    hasLeft: row.leftAt !== undefined,
  })
export type RoomView = ReturnType<typeof roomView>

const messageShown = view(Message, 'id', 'roomId', 'userId', 'createdAt', 'editedAt', 'deletedAt')

export const messageView = (message: Message, viewerId: string) =>
  messageShown(message, {
    isMine: message.userId === viewerId,
    /** Null when it was deleted. */
    text: message.deletedAt === undefined ? message.text : null,
    expiresAt: message.ttl === undefined ? null : new Date(message.ttl * 1000).toISOString(),
  })
export type MessageView = ReturnType<typeof messageView>

export const roomMemberView = view(RoomMember, 'userId', 'joinedAt')
export type RoomMemberView = ReturnType<typeof roomMemberView>
