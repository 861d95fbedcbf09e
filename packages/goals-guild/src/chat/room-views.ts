import type { Seat } from './chat.policy.ts'
import type { Message } from './message.entity.ts'
import type { RoomMember } from './room.entity.ts'

/** A room as one member sees it: nothing of the others' rows, so nobody learns of a refusal. */
export interface RoomView {
  readonly id: string
  readonly scope: 'dm' | 'group'
  readonly groupId: string | null
  readonly partnerId: string | null
  readonly messageCount: number
  readonly unread: number
  readonly lastMessageAt: string
  readonly lastMessageId: string | null
  readonly ttlSeconds: number | null
  readonly mutedUntil: string | null
  readonly request: 'pending' | 'declined' | null
  readonly hasLeft: boolean
  readonly createdAt: string
}

export const roomView = ({ room, row, partnerId }: Seat): RoomView => ({
  id: room.id,
  scope: room.scope,
  groupId: room.groupId ?? null,
  partnerId: partnerId ?? null,
  messageCount: room.messageCount,
  unread: Math.max(0, room.messageCount - row.readCount),
  lastMessageAt: room.lastMessageAt,
  lastMessageId: room.lastMessageId ?? null,
  ttlSeconds: room.ttlSeconds ?? null,
  mutedUntil: row.mutedUntil ?? null,
  request: row.request ?? null,
  hasLeft: row.leftAt !== undefined,
  createdAt: room.createdAt,
})

export interface MessageView {
  readonly id: string
  readonly roomId: string
  readonly userId: string
  readonly isMine: boolean
  /** Null when it was deleted. */
  readonly text: string | null
  readonly createdAt: string
  readonly editedAt: string | null
  readonly deletedAt: string | null
  readonly expiresAt: string | null
}

export const messageView = (message: Message, viewerId: string): MessageView => ({
  id: message.id,
  roomId: message.roomId,
  userId: message.userId,
  isMine: message.userId === viewerId,
  text: message.deletedAt === undefined ? message.text : null,
  createdAt: message.createdAt,
  editedAt: message.editedAt ?? null,
  deletedAt: message.deletedAt ?? null,
  expiresAt: message.ttl === undefined ? null : new Date(message.ttl * 1000).toISOString(),
})

export interface RoomMemberView {
  readonly userId: string
  readonly joinedAt: string
}

export const roomMemberView = ({ userId, joinedAt }: RoomMember): RoomMemberView => ({
  userId,
  joinedAt,
})
