import { settle } from '@longtable/core'
import { check, find, put, remove } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { ALIVE } from '../alive.ts'
import { Group, GroupMember } from '../groups/group.entity.ts'
import { moveRow } from './move-row.ts'
import { newRow } from './new-row.ts'
import { Room, RoomMember } from './room.entity.ts'

interface Place {
  readonly groupId: string
  readonly roomId: string
  readonly userId: string
}

/** The row that someone of the group is to have, unless it is there. */
async function seat(store: Store, place: Place, member: GroupMember): Promise<void> {
  const { groupId, roomId, userId } = place
  const [room, row] = await Promise.all([
    find(store, Room, { id: roomId }),
    find(store, RoomMember, { roomId, userId }),
  ])
  // A row of an earlier time in the group starts anew: who has left its room did so then.
  if (!room || (row && row.joinedAt >= member.joinedAt)) return
  await store.write([
    put(
      RoomMember,
      await newRow(store, room, member),
      row ? { attribute: 'joinedAt', equals: row.joinedAt } : 'absent',
    ),
    check(GroupMember, { groupId, userId }, 'present'),
    check(Group, { id: groupId }, ALIVE),
    check(Room, { id: roomId }, 'present'),
  ])
  // A message that came before the row was there has not moved it.
  const now = await find(store, Room, { id: roomId })
  if (now) await moveRow(store, { roomId, userId }, now.lastMessageAt)
}

/**
 * Makes the row as the group has it now, in whatever order the changes come: who is in the group has
 * one, who is not has none. Both are decided in the row's own transaction.
 */
export const followMember = (
  store: Store,
  { groupId, userId }: Omit<Place, 'roomId'>,
): Promise<void> =>
  settle('A member', async () => {
    const [group, member] = await Promise.all([
      find(store, Group, { id: groupId }),
      find(store, GroupMember, { groupId, userId }),
    ])
    // The room of a group that is gone goes with all its rows.
    if (group?.roomId === undefined || group.deletedAt !== undefined) return
    const { roomId } = group
    if (member) await seat(store, { groupId, roomId, userId }, member)
    else
      await store.write([
        remove(RoomMember, { roomId, userId }),
        check(GroupMember, { groupId, userId }, 'absent'),
      ])
  })
