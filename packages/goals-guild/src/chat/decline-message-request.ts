import { DomainError } from '@longtable/core'
import { changeSeat } from './change-seat.ts'
import { RoomInput } from './chat-fields.ts'

/** Nothing more is delivered, and the sender is not told: to them it still waits. */
export const declineMessageRequest = changeSeat({
  name: 'declineMessageRequest',
  action: 'MESSAGE_REQUEST_DECLINED',
  input: RoomInput,
  patch: ({ row }) => {
    if (row.request === undefined)
      throw new DomainError('CONFLICT', 'chat.no-request', 'There is no request to decline here.')
    return row.request === 'declined' ? {} : { request: 'declined' }
  },
  asRead: () => ({ attribute: 'request', equals: 'pending' }),
})
