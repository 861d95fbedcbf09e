import * as z from 'zod'
import { changeSeat } from './change-seat.ts'
import { RoomInput } from './chat-fields.ts'

/**
 * Sets what was seen and nothing that came meanwhile: a message that arrives at the same moment stays
 * unread. Never goes back.
 */
export const markRoomRead = changeSeat({
  name: 'markRoomRead',
  action: 'ROOM_READ',
  input: RoomInput.extend({
    /** The room's `messageCount` that the reader has seen; all of now unless said otherwise. */
    upTo: z
      .int('must be a whole number')
      .min(0, 'must not be below 0')
      .nullish()
      .transform((given) => given ?? undefined),
  }),
  patch: ({ room: { messageCount }, row }, { input }) => {
    const readCount = Math.min(input.upTo ?? messageCount, messageCount)
    return readCount > row.readCount ? { readCount } : {}
  },
  asRead: ({ row }) => ({ attribute: 'readCount', equals: row.readCount }),
})
