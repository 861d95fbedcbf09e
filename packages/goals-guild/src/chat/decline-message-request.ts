import { DomainError } from '@longtable/core'
import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { changeSeat } from './change-seat.ts'
import type { RoomInput } from './chat-fields.ts'
import type { RoomView } from './room-views.ts'

/** Nothing more is delivered, and the sender is not told: to them it still waits. */
export const declineMessageRequest = (
  context: GuildContext,
  input: z.infer<typeof RoomInput>,
  requestId?: string,
): Promise<RoomView> =>
  changeSeat(context, {
    name: 'declineMessageRequest',
    input,
    requestId,
    action: 'MESSAGE_REQUEST_DECLINED',
    patch: ({ row }) => {
      if (row.request === undefined)
        throw new DomainError('CONFLICT', 'chat.no-request', 'There is no request to decline here.')
      return row.request === 'declined' ? {} : { request: 'declined' }
    },
    asRead: () => ({ attribute: 'request', equals: 'pending' }),
  })
