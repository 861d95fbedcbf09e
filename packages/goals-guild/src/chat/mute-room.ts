import { DomainError, Instant } from '@longtable/core'
import { changeSeat } from './change-seat.ts'
import { RoomInput } from './chat-fields.ts'

/** The last moment that sorts like every other. */
const FOREVER = '9999-12-31T23:59:59.999Z'

/** No notifications of its messages until then, or until it is unmuted. It stays in the inbox. */
export const muteRoom = changeSeat({
  name: 'muteRoom',
  action: 'ROOM_MUTED',
  input: RoomInput.extend({ until: Instant.nullish().transform((given) => given ?? undefined) }),
  patch: ({ row }, { context, input: { until: mutedUntil = FOREVER } }) => {
    if (Date.parse(mutedUntil) <= context.now())
      throw new DomainError('INVALID', 'chat.mute-over', {
        message: 'until: must be in the future.',
        field: 'until',
      })
    return row.mutedUntil === mutedUntil ? {} : { mutedUntil }
  },
})
