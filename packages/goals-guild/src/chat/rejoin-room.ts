import { check } from '@longtable/entity'
import { changeSeat } from './change-seat.ts'
import { RoomInput } from './chat-fields.ts'
import { Room } from './room.entity.ts'

/** Back to a room that was left. What was said in a group's room meanwhile counts as read. */
export const rejoinRoom = changeSeat({
  name: 'rejoinRoom',
  action: 'ROOM_REJOINED',
  input: RoomInput,
  patch: ({ room, row }) => {
    if (row.leftAt === undefined) return {}
    const { lastMessageAt, messageCount } = room
    return {
      leftAt: undefined,
      lastMessageAt,
      ...(room.scope === 'group' && { readCount: Math.max(row.readCount, messageCount) }),
    }
  },
  asRead: ({ row }) => ({
    all: [
      { attribute: 'lastMessageAt', equals: row.lastMessageAt },
      { attribute: 'readCount', equals: row.readCount },
    ],
  }),
  // A message of this moment would else not bring the room to the top of the list.
  checks: ({ room: { id, lastMessageAt } }) => [
    check(Room, { id }, { attribute: 'lastMessageAt', equals: lastMessageAt }),
  ],
})
