import type { InputSchema } from '@longtable/core'
import { change, check, type Patch, put } from '@longtable/entity'
import type { Check, Condition, Operation } from '@longtable/store'
import type * as z from 'zod'
import { type AskedHere, mutation } from '../mutation.ts'
import { SEAT_RATE } from '../rates.ts'
import type { RoomInput } from './chat-fields.ts'
import { seatAt, type Seat, stillSeated, stillThere } from './chat.policy.ts'
import { RoomMember } from './room.entity.ts'
import { roomView } from './room-views.ts'

interface SeatChange<Input, Given> {
  readonly name: string
  readonly input: InputSchema<Input, Given>
  readonly action: string
  /** What is to be different; nothing when it is so already. Throws where it is not allowed. */
  readonly patch: (seat: Seat, asked: AskedHere<Input>) => Patch<RoomMember>
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
export const changeSeat = <Input extends z.infer<typeof RoomInput>, Given>({
  name,
  input: schema,
  action,
  patch,
  asRead,
  checks,
}: SeatChange<Input, Given>) =>
  mutation({
    name,
    input: schema,
    rate: SEAT_RATE,
    plan: async (asked) => {
      const { roomId } = asked.input
      const seat = await seatAt(asked.context, roomId)
      const patched = patch(seat, asked)
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
      }
    },
    answer: async ({ context }, { roomId }) => roomView(await seatAt(context, roomId)),
  })
