import { act, answered, DomainError, UlidId } from '@longtable/core'
import { change, check } from '@longtable/entity'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered } from '../context.ts'
import { GroupMember } from '../groups/group.entity.ts'
import { MINUTE_SECONDS, SEAT_RATE, YEAR_SECONDS } from './chat-fields.ts'
import { presentAt, seatAt, type Seat, stillOpen, stillSeated } from './chat.policy.ts'
import { Room } from './room.entity.ts'
import { type RoomView, roomView } from './room-views.ts'

export const SetMessageTtlInput = z.object({
  roomId: UlidId,
  /** Null: messages stay. */
  ttlSeconds: z
    .int('must be a whole number')
    .min(MINUTE_SECONDS, `must be at least ${MINUTE_SECONDS}`)
    .max(YEAR_SECONDS, `must be at most ${YEAR_SECONDS}`)
    .nullish()
    .transform((given) => given ?? undefined),
})

/** Either of a DM; in a group's room its owner and admins. */
function stillInCharge(seat: Seat) {
  const { room, row, role } = seat
  if (room.scope === 'dm') return stillSeated(seat)
  if (role !== 'owner' && role !== 'admin')
    throw new DomainError('FORBIDDEN', 'chat.not-admin', 'Only its owner and admins may do this.')
  const [active] = stillSeated(seat)
  const member = { groupId: room.groupId ?? room.id, userId: row.userId }
  return [
    ...(active ? [active] : []),
    check(GroupMember, member, { attribute: 'role', equals: role }),
    ...stillOpen(seat),
  ]
}

/** For messages from now on: what was sent before keeps the time it was sent with. */
export async function setMessageTtl(
  context: GuildContext,
  input: z.infer<typeof SetMessageTtlInput>,
  requestId?: string,
): Promise<RoomView> {
  await registered(context)
  const { roomId, ttlSeconds } = input
  const asked = { name: 'setMessageTtl', input, requestId, rate: SEAT_RATE }
  await act(context, asked, async () => {
    await registered(context)
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
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  return answered(async () => roomView(await seatAt(context, roomId)))
}
