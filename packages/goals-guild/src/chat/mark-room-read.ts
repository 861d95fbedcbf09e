import { UlidId } from '@longtable/core'
import * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { changeSeat } from './change-seat.ts'
import type { RoomView } from './room-views.ts'

export const MarkRoomReadInput = z.object({
  roomId: UlidId,
  /** The room's `messageCount` that the reader has seen; all of now unless said otherwise. */
  upTo: z
    .int('must be a whole number')
    .min(0, 'must not be below 0')
    .nullish()
    .transform((given) => given ?? undefined),
})

/**
 * Sets what was seen and nothing that came meanwhile: a message that arrives at the same moment stays
 * unread. Never goes back.
 */
export const markRoomRead = (
  context: GuildContext,
  input: z.infer<typeof MarkRoomReadInput>,
  requestId?: string,
): Promise<RoomView> =>
  changeSeat(context, {
    name: 'markRoomRead',
    input,
    requestId,
    action: 'ROOM_READ',
    patch: ({ room: { messageCount }, row }) => {
      const readCount = Math.min(input.upTo ?? messageCount, messageCount)
      return readCount > row.readCount ? { readCount } : {}
    },
    asRead: ({ row }) => ({ attribute: 'readCount', equals: row.readCount }),
  })
