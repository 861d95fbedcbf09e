import { changeSeat } from './change-seat.ts'
import { RoomInput } from './chat-fields.ts'

export const unmuteRoom = changeSeat({
  name: 'unmuteRoom',
  action: 'ROOM_UNMUTED',
  input: RoomInput,
  patch: ({ row }) => (row.mutedUntil === undefined ? {} : { mutedUntil: undefined }),
})
