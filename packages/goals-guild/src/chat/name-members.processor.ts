import { onChange, type Processor, type ProcessorContext } from '@longtable/core'
import { change, find, fromItem } from '@longtable/entity'
import { ConditionFailedError, type SimpleCondition } from '@longtable/store'
import { roomMembersOf } from './chat.patterns.ts'
import { Room, RoomMember } from './room.entity.ts'

const NAMED_MAX = 100
const TRIES_MAX = 20

/** The first hundred rows as they are now. The revision sees to it that the last look wins. */
async function name({ store }: ProcessorContext, roomId: string): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const room = await find(store, Room, { id: roomId })
    if (room?.scope !== 'group') return
    const { membersRevision: revision } = room
    const { items } = await store.query({ ...roomMembersOf.query({ roomId }), limit: NAMED_MAX })
    const members = items.map((item) => fromItem(RoomMember, item).userId)
    const asRead: SimpleCondition =
      revision === undefined
        ? { attribute: 'membersRevision', missing: true }
        : { attribute: 'membersRevision', equals: revision }
    const patch = { members, membersRevision: (revision ?? 0) + 1 }
    try {
      if (members.join() !== room.members.join())
        await store.write([change(Room, room, { patch, when: asRead })])
      return
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
    }
  }
  throw new Error('A room does not stand still; its members are named later.')
}

interface RowChange {
  readonly old?: RoomMember
  readonly new?: RoomMember
}

const movedRoom = ({ old, new: row }: RowChange) => (old && row ? undefined : (row ?? old)?.roomId)

/** Keeps the list of names in a group's room; a DM has its two from the beginning. */
export const nameMembers: Processor = {
  ...onChange('chat.name-members', RoomMember, async (one, context) => {
    const roomId = movedRoom(one)
    if (roomId !== undefined) await name(context, roomId)
  }),
  wants: (one) => !one.old || !one.new,
  async handleBatch(changes: readonly RowChange[], context) {
    for (const roomId of new Set(changes.flatMap((one) => movedRoom(one) ?? [])))
      await name(context, roomId)
  },
}
