import { fromItem, isOf } from '@longtable/entity'
import type { Item } from '@longtable/store'
import { Group, GroupMember } from '../groups/group.entity.ts'
import { User } from '../users/user.entity.ts'
import type { Verifier } from '@longtable/system'
import { Message } from './message.entity.ts'
import { DirectPair, Room, RoomMember } from './room.entity.ts'

interface Seen {
  readonly rooms: Map<string, Room>
  readonly rows: Map<string, RoomMember>
  /** Per room, how many there are that do not expire. */
  readonly lasting: Map<string, number>
  /** Per room, the newest time of a message. */
  readonly newest: Map<string, string>
  readonly pairs: DirectPair[]
  readonly alive: Set<string>
  readonly members: Set<string>
  readonly groups: Map<string, Group>
}

const nameOf = (roomId: string, userId: string) => `${roomId} ${userId}`

/** Expired messages are gone and counted all the same, so only the others can be counted again. */
function countProblems({ rooms, lasting, newest }: Seen): string[] {
  const counted = [...rooms.values()].flatMap(
    ({ id, messageCount, expiringCount = 0, lastMessageAt }) => {
      const there = lasting.get(id) ?? 0
      const expected = messageCount - expiringCount
      return [
        ...(there === expected
          ? []
          : [`room ${id} counts ${expected} lasting messages, and there are ${there}`]),
        ...((newest.get(id) ?? '') > lastMessageAt
          ? [`room ${id} has a message after its last one`]
          : []),
      ]
    },
  )
  const homeless = [...newest.keys()].filter((id) => !rooms.has(id))
  return [...counted, ...homeless.map((id) => `messages of room ${id}, which is not there`)]
}

function rowProblems({ rooms, rows, alive, members }: Seen): string[] {
  return [...rows.values()].flatMap(({ roomId, userId, readCount, lastMessageAt }) => {
    const row = `row of ${userId} in room ${roomId}`
    const room = rooms.get(roomId)
    if (!room) return [`${row}, which is not there`]
    const isMember =
      room.scope === 'dm'
        ? room.members.includes(userId)
        : members.has(nameOf(room.groupId ?? '', userId))
    return [
      ...(readCount > room.messageCount ? [`${row} has read more than there is`] : []),
      ...(lastMessageAt > room.lastMessageAt ? [`${row} is ahead of its room`] : []),
      ...(isMember ? [] : [`${row} is nobody's there`]),
      ...(alive.has(userId) ? [] : [`${row} is of nobody`]),
    ]
  })
}

function directProblems({ rooms, rows, pairs, alive }: Seen): string[] {
  const guarded = new Set(pairs.map(({ roomId }) => roomId))
  const dms = [...rooms.values()].filter(({ scope }) => scope === 'dm')
  return [
    ...pairs.flatMap(({ lower, higher, roomId }) =>
      rooms.get(roomId)?.members.join() === [lower, higher].join()
        ? []
        : [`the guard of ${lower} and ${higher} names room ${roomId}, which is not theirs`],
    ),
    ...dms.flatMap(({ id, members }) => [
      ...(guarded.has(id) ? [] : [`room ${id} has no guard`]),
      ...members
        .filter((userId) => alive.has(userId) && !rows.has(nameOf(id, userId)))
        .map((userId) => `${userId} has no row in room ${id}`),
    ]),
  ]
}

function groupProblems({ rooms, rows, members, groups }: Seen): string[] {
  const alive = [...groups.values()].filter(({ deletedAt }) => deletedAt === undefined)
  const roomOf = new Map(alive.map(({ id, roomId }) => [id, roomId]))
  const orphans = [...rooms.values()].filter(
    ({ id, scope, groupId = '' }) => scope === 'group' && roomOf.get(groupId) !== id,
  )
  const unseated = [...members].filter((name) => {
    const [groupId = '', userId = ''] = name.split(' ')
    const roomId = roomOf.get(groupId)
    return roomId !== undefined && !rows.has(nameOf(roomId, userId))
  })
  return [
    ...orphans.map(({ id }) => `room ${id} is of no group`),
    ...unseated.map((name) => `member ${name} has no row in the group's room`),
  ]
}

/** Counts equal what they count, rows fit their rooms, rooms their pair or group. */
export function verifyChat(): Verifier {
  const seen: Seen = {
    rooms: new Map(),
    rows: new Map(),
    lasting: new Map(),
    newest: new Map(),
    pairs: [],
    alive: new Set(),
    members: new Set(),
    groups: new Map(),
  }
  return {
    see(item: Item) {
      if (isOf(User, item) && item.status !== 'deleted') seen.alive.add(item.id as string)
      if (isOf(Group, item)) seen.groups.set(item.id as string, fromItem(Group, item))
      if (isOf(GroupMember, item))
        seen.members.add(nameOf(item.groupId as string, item.userId as string))
      if (isOf(Room, item)) seen.rooms.set(item.id as string, fromItem(Room, item))
      if (isOf(DirectPair, item)) seen.pairs.push(fromItem(DirectPair, item))
      if (isOf(RoomMember, item))
        seen.rows.set(
          nameOf(item.roomId as string, item.userId as string),
          fromItem(RoomMember, item),
        )
      if (isOf(Message, item)) {
        const { roomId, createdAt, ttl } = fromItem(Message, item)
        if (ttl === undefined) seen.lasting.set(roomId, (seen.lasting.get(roomId) ?? 0) + 1)
        if (createdAt > (seen.newest.get(roomId) ?? '')) seen.newest.set(roomId, createdAt)
      }
    },
    problems: () => [
      ...countProblems(seen),
      ...rowProblems(seen),
      ...directProblems(seen),
      ...groupProblems(seen),
    ],
  }
}
