import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { changeSeat } from './change-seat.ts'
import type { RoomInput } from './chat-fields.ts'
import type { RoomView } from './room-views.ts'

export const unmuteRoom = (
  context: GuildContext,
  input: z.infer<typeof RoomInput>,
  requestId?: string,
): Promise<RoomView> =>
  changeSeat(context, {
    name: 'unmuteRoom',
    input,
    requestId,
    action: 'ROOM_UNMUTED',
    patch: ({ row }) => (row.mutedUntil === undefined ? {} : { mutedUntil: undefined }),
  })
