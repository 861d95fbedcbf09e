import { DomainError, Instant, UlidId } from '@longtable/core'
import * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { changeSeat } from './change-seat.ts'
import type { RoomView } from './room-views.ts'

/** The last moment that sorts like every other. */
const FOREVER = '9999-12-31T23:59:59.999Z'

export const MuteRoomInput = z.object({
  roomId: UlidId,
  until: Instant.nullish().transform((given) => given ?? undefined),
})

/** No notifications of its messages until then, or until it is unmuted. It stays in the inbox. */
export function muteRoom(
  context: GuildContext,
  input: z.infer<typeof MuteRoomInput>,
  requestId?: string,
): Promise<RoomView> {
  const mutedUntil = input.until ?? FOREVER
  return changeSeat(context, {
    name: 'muteRoom',
    input,
    requestId,
    action: 'ROOM_MUTED',
    patch: ({ row }) => {
      if (Date.parse(mutedUntil) <= context.now())
        throw new DomainError('INVALID', 'chat.mute-over', {
          message: 'until: must be in the future.',
          field: 'until',
        })
      return row.mutedUntil === mutedUntil ? {} : { mutedUntil }
    },
  })
}
