import { check } from '@longtable/entity'
import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { changeSeat } from './change-seat.ts'
import type { RoomInput } from './chat-fields.ts'
import { Room } from './room.entity.ts'
import type { RoomView } from './room-views.ts'

/** Back to a room that was left. What was said in a group's room meanwhile counts as read. */
export const rejoinRoom = (
  context: GuildContext,
  input: z.infer<typeof RoomInput>,
  requestId?: string,
): Promise<RoomView> =>
  changeSeat(context, {
    name: 'rejoinRoom',
    input,
    requestId,
    action: 'ROOM_REJOINED',
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
