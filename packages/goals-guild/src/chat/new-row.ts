import type { Store } from '@longtable/store'
import { historyOf } from './chat.patterns.ts'
import type { Room, RoomMember } from './room.entity.ts'

/** Rows come within moments; whoever has waited for longer has read the rest. */
const SAID_MAX = 1000

interface Newcomer {
  readonly userId: string
  /** To the group. */
  readonly joinedAt: string
}

async function saidSince(store: Store, room: Room, joinedAt: string): Promise<number> {
  const { id: roomId, createdAt, lastMessageAt, messageCount } = room
  if (joinedAt < createdAt) return messageCount
  if (lastMessageAt <= joinedAt) return 0
  let count = 0
  for await (const messages of historyOf.each({ store }, { roomId, from: joinedAt })) {
    // What came after the room was read is not in its count.
    const said = messages.filter(
      (one) => one.createdAt > joinedAt && one.createdAt <= lastMessageAt,
    )
    count += said.length
    if (count >= SAID_MAX) break
  }
  return count
}

/** Who comes into a group has read what was said before, and nothing of what was said since. */
export async function newRow(
  store: Store,
  room: Room,
  { userId, joinedAt }: Newcomer,
): Promise<RoomMember> {
  const unread = await saidSince(store, room, joinedAt)
  return {
    roomId: room.id,
    userId,
    readCount: Math.max(0, room.messageCount - unread),
    lastMessageAt: room.lastMessageAt,
    joinedAt,
  }
}
