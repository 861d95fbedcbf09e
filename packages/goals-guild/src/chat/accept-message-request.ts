import { changeSeat } from './change-seat.ts'
import { RoomInput } from './chat-fields.ts'

/** From now on it is a room like any other. Also for who has declined it before. */
export const acceptMessageRequest = changeSeat({
  name: 'acceptMessageRequest',
  action: 'MESSAGE_REQUEST_ACCEPTED',
  input: RoomInput,
  patch: ({ row }) => (row.request === undefined ? {} : { request: undefined }),
})
