import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { changeSeat } from './change-seat.ts'
import type { RoomInput } from './chat-fields.ts'
import type { RoomView } from './room-views.ts'

/**
 * Takes the room out of one's list. The two of a DM are fixed, so its next message brings it back; a
 * group's room stays left until one comes back to it, or joins the group anew.
 */
export const leaveRoom = (
  context: GuildContext,
  input: z.infer<typeof RoomInput>,
  requestId?: string,
): Promise<RoomView> =>
  changeSeat(context, {
    name: 'leaveRoom',
    input,
    requestId,
    action: 'ROOM_LEFT',
    patch: ({ row }) => (row.leftAt === undefined ? { leftAt: context.stamp().at } : {}),
  })
