import { find, removeEach } from '@longtable/entity'
import { type Deps, eraser, leaves } from '@longtable/system'
import { User } from '../users/user.entity.ts'
import { inboxOf } from './chat.patterns.ts'
import { removeRoom } from './room-jobs.ts'
import { Room, RoomMember } from './room.entity.ts'

/** What was said stays for the other one; where nobody is left to read it, it goes. */
async function leave({ store }: Deps, row: RoomMember): Promise<void> {
  const { roomId, userId } = row
  const room = await find(store, Room, { id: roomId })
  const partnerId = room?.scope === 'dm' ? room.members.find((id) => id !== userId) : undefined
  const partner = partnerId === undefined ? undefined : await find(store, User, { id: partnerId })
  if (partner?.status === 'deleted') await removeRoom(store, roomId)
  await removeEach({ store }, RoomMember, [row])
}

export const eraseChat = eraser('chat', [leaves(inboxOf, 'userId', leave)])
