import { rowsAtOnce } from '@longtable/core'
import { add, change, findMany, put } from '@longtable/entity'
import type { Operation, SimpleCondition } from '@longtable/store'
import type { GuildContext } from '../context.ts'
import { roomMembersOf } from './chat.patterns.ts'
import type { Seat } from './chat.policy.ts'
import { RoomMember } from './room.entity.ts'

/**
 * The rows that move in the message's own transaction, without the sender's: all of them, or none
 * when there are too many; then the stream brings them along.
 */
export async function othersAtOnce(
  context: GuildContext,
  { room, row, partnerId }: Seat,
): Promise<RoomMember[]> {
  const { id: roomId } = room
  if (room.scope === 'dm') {
    const keys = partnerId === undefined ? [] : [{ roomId, userId: partnerId }]
    const rows = await findMany(context.store, RoomMember, keys)
    return rows.filter((one) => one !== undefined)
  }
  const rows = (await rowsAtOnce(context, roomMembersOf, { roomId })) ?? []
  return rows.filter(({ userId, leftAt }) => userId !== row.userId && leftAt === undefined)
}

const later = (a: string, b: string) => (a > b ? a : b)

/** Two messages at once: the place in the list never goes back to the earlier one. */
const notPast = (at: string): SimpleCondition => ({ attribute: 'lastMessageAt', atMost: at })

/**
 * To the top of the list, and back into it. `request` and `leftAt` stand in one key with the time, so
 * `change` sees to it that they are as they were read.
 */
export function rowMoved(row: RoomMember, at: string, { accepts = false } = {}): Operation {
  const lastMessageAt = later(row.lastMessageAt, at)
  return change(RoomMember, row, {
    patch: { lastMessageAt, leftAt: undefined, ...(accepts && { request: undefined }) },
    when: notPast(lastMessageAt),
  })
}

/** What someone says themselves is not unread; whoever answers a request has accepted it. */
export function senderMoved({ row, isRowMissing }: Seat, at: string): Operation {
  if (isRowMissing)
    return put(RoomMember, { ...row, readCount: row.readCount + 1, lastMessageAt: at })
  const moved = rowMoved(row, at, { accepts: true })
  if (moved.kind === 'update') return { ...moved, add: { readCount: 1 } }
  const { roomId, userId } = row
  const when = moved.when === undefined ? {} : { when: moved.when }
  return add(RoomMember, { roomId, userId }, { amounts: { readCount: 1 }, ...when })
}
