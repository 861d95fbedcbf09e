import { onChange, type Processor, type ProcessorContext, settle } from '@longtable/core'
import { asRead, change, find, fromItem } from '@longtable/entity'
import { roomMembersOf } from './chat.patterns.ts'
import { Room, RoomMember } from './room.entity.ts'

const NAMED_MAX = 100

/** The first hundred rows as they are now. The revision sees to it that the last look wins. */
const name = ({ store }: ProcessorContext, roomId: string): Promise<void> =>
  settle('A room', async () => {
    const room = await find(store, Room, { id: roomId })
    if (room?.scope !== 'group') return
    const { items } = await store.query({ ...roomMembersOf.query({ roomId }), limit: NAMED_MAX })
    const members = items.map((item) => fromItem(RoomMember, item).userId)
    if (members.join() === room.members.join()) return
    const patch = { members, membersRevision: (room.membersRevision ?? 0) + 1 }
    await store.write([change(Room, room, { patch, when: asRead(Room, room, 'membersRevision') })])
  })

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
