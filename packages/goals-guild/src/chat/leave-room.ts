import { changeSeat } from './change-seat.ts'
import { RoomInput } from './chat-fields.ts'

/**
 * Takes the room out of one's list. The two of a DM are fixed, so its next message brings it back; a
 * group's room stays left until one comes back to it, or joins the group anew.
 */
export const leaveRoom = changeSeat({
  name: 'leaveRoom',
  action: 'ROOM_LEFT',
  input: RoomInput,
  patch: ({ row }, { context }) => (row.leftAt === undefined ? { leftAt: context.stamp().at } : {}),
})
