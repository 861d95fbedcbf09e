import { find, keyOf } from '@longtable/entity'
import type { Eraser } from '../users/erase-account.ts'
import { inboxOf, roomMembersOf } from './chat.patterns.ts'
import { removeRoom } from './room-jobs.ts'
import { Room, RoomMember } from './room.entity.ts'

type Deps = Parameters<Eraser['erase']>[0]

/** What was said stays for the other one; where nobody is left to read it, it goes. */
async function leave({ store }: Deps, row: RoomMember): Promise<void> {
  const { roomId } = row
  await store.writeMany({ deletes: [keyOf(RoomMember, row)] })
  const room = await find(store, Room, { id: roomId })
  if (room?.scope !== 'dm') return
  const { items } = await store.query({ ...roomMembersOf.query({ roomId }), limit: 1 })
  if (items.length === 0) await removeRoom(store, roomId)
}

/** The row goes last when its room goes: a stop in between is found again. */
export const eraseChat: Eraser = {
  name: 'chat',
  async erase(deps, { userId }) {
    for await (const rows of inboxOf.each(deps, { userId }))
      for (const row of rows) await leave(deps, row)
  },
}
