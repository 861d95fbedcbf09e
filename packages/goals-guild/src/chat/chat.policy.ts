import { DomainError, notFound } from '@longtable/core'
import { type AnyEntity, check, findMany, fromItem, keyOf, type Of } from '@longtable/entity'
import type { Check, Condition, Item } from '@longtable/store'
import { type GuildContext, registered, stillActive } from '../context.ts'
import { Block } from '../follows/block.entity.ts'
import { Group, GroupMember } from '../groups/group.entity.ts'
import { Room, RoomMember } from './room.entity.ts'

/** A room as one of its members has it. */
export interface Seat {
  readonly room: Room
  readonly row: RoomMember
  /** Someone of a group to whom the stream has not yet brought a row; `row` is what it will be. */
  readonly isRowMissing: boolean
  /** The other one of a DM. */
  readonly partnerId: string | undefined
  /** Of a group's room. */
  readonly group: Group | undefined
  readonly role: GroupMember['role'] | undefined
}

export const unknownRoom = () => notFound('chat.unknown-room', 'This room')

const partnerOf = ({ scope, members }: Room, userId: string) =>
  scope === 'dm' ? members.find((id) => id !== userId) : undefined

/** What stands behind a seat: in a DM who blocks whom, in a group's room the group and the place in it. */
function keysBehind(room: Room, userId: string) {
  const key = (entity: AnyEntity, values: Record<string, string>) => keyOf(entity, values)
  if (room.scope === 'group') {
    const groupId = room.groupId ?? room.id
    return [key(Group, { id: groupId }), key(GroupMember, { groupId, userId })]
  }
  const partnerId = partnerOf(room, userId) ?? userId
  return [
    key(Block, { userId, blockedId: partnerId }),
    key(Block, { userId: partnerId, blockedId: userId }),
  ]
}

/** Who has just come has read what was said before. */
export const newRow = (room: Room, userId: string, joinedAt: string): RoomMember => ({
  roomId: room.id,
  userId,
  readCount: room.messageCount,
  lastMessageAt: room.lastMessageAt,
  joinedAt,
})

const read = <E extends AnyEntity>(entity: E, item: Item | undefined) =>
  item && (fromItem(entity, item) as Of<E>)

interface Found {
  readonly userId: string
  readonly room: Room
  readonly row: RoomMember | undefined
  readonly behind: readonly (Item | undefined)[]
}

function seatOf({ userId, room, row, behind: [first, second] }: Found): Seat | undefined {
  if (room.scope === 'dm') {
    if (!row || first || second) return undefined
    const partnerId = partnerOf(room, userId)
    return { room, row, isRowMissing: false, partnerId, group: undefined, role: undefined }
  }
  const [group, member] = [read(Group, first), read(GroupMember, second)]
  if (!group || group.deletedAt !== undefined || !member) return undefined
  return {
    room,
    row: row ?? newRow(room, userId, member.joinedAt),
    isRowMissing: !row,
    partnerId: undefined,
    group,
    role: member.role,
  }
}

/** The viewer's seats in these rooms, in two reads; undefined where they have none. */
export async function seatsIn(
  context: GuildContext,
  places: readonly { readonly roomId: string; readonly row: RoomMember | undefined }[],
): Promise<(Seat | undefined)[]> {
  const { id: userId } = await registered(context)
  const rooms = await findMany(
    context.store,
    Room,
    places.map(({ roomId }) => ({ id: roomId })),
  )
  const keys = rooms.map((room) => (room ? keysBehind(room, userId) : []))
  const items = await context.store.getMany(keys.flat())
  let next = 0
  return rooms.map((room, place) => {
    const behind = items.slice(next, (next += keys[place]?.length ?? 0))
    return room && seatOf({ userId, room, row: places[place]?.row, behind })
  })
}

/**
 * The viewer's seat. A DM across a block is as unknown as a room of others, and so is the room of a
 * group that one is not in.
 */
export async function seatAt(context: GuildContext, roomId: string): Promise<Seat> {
  const { id: userId } = await registered(context)
  const [row] = await findMany(context.store, RoomMember, [{ roomId, userId }])
  const [seat] = await seatsIn(context, [{ roomId, row }])
  if (!seat) throw unknownRoom()
  return seat
}

/** For reading and writing: who has left a group's room comes back first. */
export async function presentAt(context: GuildContext, roomId: string): Promise<Seat> {
  const seat = await seatAt(context, roomId)
  if (seat.group && seat.row.leftAt !== undefined)
    throw new DomainError('FORBIDDEN', 'chat.left', 'You have left this room; come back first.')
  return seat
}

/** Goes into the transaction: a block, a dismissal and a suspension act at once. */
export function stillSeated({ room, row, partnerId }: Seat): Check[] {
  const { userId } = row
  if (room.scope === 'group') {
    const groupId = room.groupId ?? room.id
    return [stillActive(userId), check(GroupMember, { groupId, userId }, 'present')]
  }
  const other = partnerId ?? userId
  return [
    stillActive(userId),
    check(Block, { userId, blockedId: other }, 'absent'),
    check(Block, { userId: other, blockedId: userId }, 'absent'),
  ]
}

const OPEN_GROUP: Condition = {
  all: [
    'present',
    { attribute: 'deletedAt', missing: true },
    { attribute: 'archivedAt', missing: true },
  ],
}

/** What is written in an archived group's room stays as it is. */
export function stillOpen({ group }: Seat): Check[] {
  if (group?.archivedAt !== undefined)
    throw new DomainError('CONFLICT', 'groups.archived', 'This group is archived.')
  return group ? [check(Group, { id: group.id }, OPEN_GROUP)] : []
}
