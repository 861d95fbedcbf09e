import { count, on, verifier } from '@longtable/system'
import { Group, GroupMember } from '../groups/group.entity.ts'
import { User } from '../users/user.entity.ts'
import { isAlive } from '../follows/pair.ts'
import { Message } from './message.entity.ts'
import { DirectPair, Room, RoomMember } from './room.entity.ts'

/** Expired messages are gone and counted all the same, so only the others can be counted again. */
const lasting = count(
  (id, says, has) =>
    `room ${id} counts ${says.messages} lasting messages, and there are ${has.messages ?? 0}`,
)

const messages = on(Message, async ({ roomId, createdAt, ttl }, { find, has, problem }) => {
  const room = await find(Room, { id: roomId })
  if (!room) return problem(`messages of room ${roomId}, which is not there`)
  if (ttl === undefined) has(lasting, roomId, { messages: 1 })
  if (createdAt > room.lastMessageAt) problem(`room ${roomId} has a message after its last one`)
})

const rooms = on(Room, async (room, { find, says, problem }) => {
  const { id, members, groupId, messageCount, expiringCount = 0 } = room
  says(lasting, id, { messages: messageCount - expiringCount })
  if (groupId !== undefined) {
    const group = await find(Group, { id: groupId })
    if (group?.roomId !== id || group.deletedAt !== undefined) problem(`room ${id} is of no group`)
    return
  }
  const [lower = '', higher = ''] = [...members].sort()
  if (room.scope === 'dm' && (await find(DirectPair, { lower, higher }))?.roomId !== id)
    problem(`room ${id} has no guard`)
  for (const userId of members) {
    const isThere = isAlive(await find(User, { id: userId }))
    if (isThere && !(await find(RoomMember, { roomId: id, userId })))
      problem(`${userId} has no row in room ${id}`)
  }
})

const rows = on(RoomMember, async (seat, { find, problem }) => {
  const { roomId, userId, readCount, lastMessageAt } = seat
  const row = `row of ${userId} in room ${roomId}`
  const room = await find(Room, { id: roomId })
  if (!room) return problem(`${row}, which is not there`)
  const isMember =
    room.groupId === undefined
      ? room.members.includes(userId)
      : await find(GroupMember, { groupId: room.groupId, userId })
  if (!isMember) problem(`${row} is nobody's there`)
  if (readCount > room.messageCount) problem(`${row} has read more than there is`)
  if (lastMessageAt > room.lastMessageAt) problem(`${row} is ahead of its room`)
  if (!isAlive(await find(User, { id: userId }))) problem(`${row} is of nobody`)
})

/** Counts equal what they count, rows fit their rooms, rooms their pair or group. */
export const verifyChat = verifier({
  takes: [
    rooms,
    messages,
    rows,
    on(DirectPair, async ({ lower, higher, roomId }, { find, problem }) => {
      const room = await find(Room, { id: roomId })
      if ([...(room?.members ?? [])].sort().join() !== [lower, higher].join())
        problem(`the guard of ${lower} and ${higher} names room ${roomId}, which is not theirs`)
    }),
    on(GroupMember, async ({ groupId, userId }, { find, problem }) => {
      const group = await find(Group, { id: groupId })
      if (group?.roomId === undefined || group.deletedAt !== undefined) return
      if (!(await find(RoomMember, { roomId: group.roomId, userId })))
        problem(`member ${groupId} ${userId} has no row in the group's room`)
    }),
  ],
})
