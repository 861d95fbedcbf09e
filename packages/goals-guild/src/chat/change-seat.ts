import { act, answered } from '@longtable/core'
import { change, check, type Patch, put } from '@longtable/entity'
import type { Check, Condition, Operation } from '@longtable/store'
import { forgetProfile, type GuildContext, registered } from '../context.ts'
import { SEAT_RATE } from './chat-fields.ts'
import { seatAt, type Seat, stillSeated, stillThere } from './chat.policy.ts'
import { RoomMember } from './room.entity.ts'
import { type RoomView, roomView } from './room-views.ts'

interface SeatChange {
  readonly name: string
  readonly input: { readonly roomId: string }
  readonly requestId?: string | undefined
  readonly action: string
  /** What is to be different; nothing when it is so already. Throws where it is not allowed. */
  readonly patch: (seat: Seat) => Patch<RoomMember>
  /** What must still be as it was read. */
  readonly asRead?: (seat: Seat) => Condition
  /** What must hold beside. */
  readonly checks?: (seat: Seat) => readonly Check[]
}

function operationOn(seat: Seat, patch: Patch<RoomMember>, when: Condition | undefined): Operation {
  const { row, isRowMissing } = seat
  if (isRowMissing) {
    const made = Object.entries({ ...row, ...patch }).filter(([, value]) => value !== undefined)
    return put(RoomMember, Object.fromEntries(made) as RoomMember)
  }
  return Object.keys(patch).length === 0
    ? check(RoomMember, { roomId: row.roomId, userId: row.userId }, 'present')
    : change(RoomMember, row, { patch, ...(when !== undefined && { when }) })
}

/** What members change about their own row, and only theirs. */
export async function changeSeat(
  context: GuildContext,
  { name, input, requestId, action, patch, asRead, checks }: SeatChange,
): Promise<RoomView> {
  await registered(context)
  const { roomId } = input
  await act(context, { name, input, requestId, rate: SEAT_RATE }, async () => {
    await registered(context)
    const seat = await seatAt(context, roomId)
    const patched = patch(seat)
    const isSame = Object.keys(patched).length === 0
    return {
      operations: [
        operationOn(seat, patched, asRead?.(seat)),
        ...stillSeated(seat),
        ...stillThere(seat),
        ...(checks?.(seat) ?? []),
      ],
      result: { roomId },
      audit: {
        action,
        resourceType: 'Room',
        resourceId: roomId,
        ...(isSame && { metadata: { unchanged: true } }),
      },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  return answered(async () => roomView(await seatAt(context, roomId)))
}
