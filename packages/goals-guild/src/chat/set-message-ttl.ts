import { DomainError } from '@longtable/core'
import { change, check } from '@longtable/entity'
import * as z from 'zod'
import { GroupMember } from '../groups/group.entity.ts'
import { mutation } from '../mutation.ts'
import { SEAT_RATE } from '../rates.ts'
import { MINUTE_SECONDS, RoomInput, YEAR_SECONDS } from './chat-fields.ts'
import { presentAt, seatAt, type Seat, stillOpenRoom, stillSeated } from './chat.policy.ts'
import { Room } from './room.entity.ts'
import { roomView } from './room-views.ts'

/** Either of a DM; in a group's room its owner and admins. */
function stillInCharge(seat: Seat) {
  const { room, row, role } = seat
  if (room.scope === 'dm') return stillSeated(seat)
  if (role !== 'owner' && role !== 'admin')
    throw new DomainError('FORBIDDEN', 'chat.not-admin', 'Only its owner and admins may do this.')
  const member = { groupId: room.groupId ?? room.id, userId: row.userId }
  return [check(GroupMember, member, { attribute: 'role', equals: role }), ...stillOpenRoom(seat)]
}

/** For messages from now on: what was sent before keeps the time it was sent with. */
export const setMessageTtl = mutation({
  name: 'setMessageTtl',
  input: RoomInput.extend({
    /** Null: messages stay. */
    ttlSeconds: z
      .int('must be a whole number')
      .min(MINUTE_SECONDS, `must be at least ${MINUTE_SECONDS}`)
      .max(YEAR_SECONDS, `must be at most ${YEAR_SECONDS}`)
      .nullish()
      .transform((given) => given ?? undefined),
  }),
  rate: SEAT_RATE,
  plan: async ({ context, input: { roomId, ttlSeconds } }) => {
    const seat = await presentAt(context, roomId)
    return {
      operations: [
        change(Room, seat.room, { patch: { ttlSeconds }, when: 'present' }),
        ...stillInCharge(seat),
      ],
      result: { roomId },
      audit: {
        action: 'MESSAGE_TTL_SET',
        resourceType: 'Room',
        resourceId: roomId,
        metadata: { ttlSeconds: ttlSeconds ?? null },
      },
    }
  },
  answer: async ({ context }, { roomId }) => roomView(await seatAt(context, roomId)),
})
