import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { changeSeat } from './change-seat.ts'
import type { RoomInput } from './chat-fields.ts'
import type { RoomView } from './room-views.ts'

/** From now on it is a room like any other. Also for who has declined it before. */
export const acceptMessageRequest = (
  context: GuildContext,
  input: z.infer<typeof RoomInput>,
  requestId?: string,
): Promise<RoomView> =>
  changeSeat(context, {
    name: 'acceptMessageRequest',
    input,
    requestId,
    action: 'MESSAGE_REQUEST_ACCEPTED',
    patch: ({ row }) => (row.request === undefined ? {} : { request: undefined }),
  })
