import { DomainError, notFound } from '@longtable/core'
import { type AnyEntity, check, fromItem, keyOf, type Of } from '@longtable/entity'
import type { Check, Item, Store } from '@longtable/store'
import { ALIVE } from '../alive.ts'
import { type GuildContext, registered } from '../context.ts'
import { Block } from '../follows/block.entity.ts'
import { stillUnblocked } from '../follows/block.policy.ts'
import { OPEN_GROUP, refuseArchivedGroup } from '../groups/group-state.ts'
import { Group, GroupMember } from '../groups/group.entity.ts'
import { alone, type Reading } from '../left-out.ts'
import { newRow } from './new-row.ts'
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

const read = <E extends AnyEntity>(entity: E, item: Item | undefined) =>
  item && (fromItem(entity, item) as Of<E>)

interface Found {
  readonly store: Store
  readonly userId: string
  readonly room: Room
  readonly row: RoomMember | undefined
  readonly behind: readonly (Item | undefined)[]
}

async function seatOf({ store, userId, room, row, behind }: Found): Promise<Seat | undefined> {
  const [first, second] = behind
  if (room.scope === 'dm') {
    if (!row || first || second) return undefined
    const partnerId = partnerOf(room, userId)
    return { room, row, isRowMissing: false, partnerId, group: undefined, role: undefined }
  }
  const [group, member] = [read(Group, first), read(GroupMember, second)]
  if (!group || group.deletedAt !== undefined || !member) return undefined
  return {
    room,
    row: row ?? (await newRow(store, room, member)),
    isRowMissing: !row,
    partnerId: undefined,
    group,
    role: member.role,
  }
}

/** The viewer's seats in these rooms, in two reads; undefined where they have none. */
export async function seatsIn(
  context: GuildContext,
  roomIds: readonly string[],
  reading: Reading = alone,
): Promise<(Seat | undefined)[]> {
  const { id: userId } = await registered(context)
  const { store } = context
  const stored = await store.getMany(
    roomIds.flatMap((roomId) => [
      keyOf(Room, { id: roomId }),
      keyOf(RoomMember, { roomId, userId }),
    ]),
  )
  const found = await Promise.all(
    roomIds.map((_, place) =>
      reading(() => ({
        room: read(Room, stored[2 * place]),
        row: read(RoomMember, stored[2 * place + 1]),
      })),
    ),
  )
  const keys = found.map((one) => (one?.room ? keysBehind(one.room, userId) : []))
  const items = await store.getMany(keys.flat())
  let next = 0
  return Promise.all(
    found.map(async (one, place) => {
      const behind = items.slice(next, (next += keys[place]?.length ?? 0))
      const { room, row } = one ?? {}
      return room && reading(() => seatOf({ store, userId, room, row, behind }))
    }),
  )
}

/**
 * The viewer's seat. A DM across a block is as unknown as a room of others, and so is the room of a
 * group that one is not in.
 */
export async function seatAt(context: GuildContext, roomId: string): Promise<Seat> {
  const [seat] = await seatsIn(context, [roomId])
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

/** Goes into the transaction: a block and a dismissal act at once. */
export function stillSeated({ room, row, partnerId }: Seat): Check[] {
  const { userId } = row
  if (room.scope === 'group') {
    const groupId = room.groupId ?? room.id
    return [check(GroupMember, { groupId, userId }, 'present')]
  }
  return stillUnblocked(userId, partnerId ?? userId)
}

/**
 * For who makes their row themselves: below a tombstone nothing is made any more, or it would outlive
 * the room.
 */
export const stillThere = ({ group, isRowMissing }: Seat): Check[] =>
  group && isRowMissing ? [check(Group, { id: group.id }, ALIVE)] : []

/** What is written in an archived group's room stays as it is. */
export function stillOpenRoom({ group }: Seat): Check[] {
  if (!group) return []
  refuseArchivedGroup(group)
  return [check(Group, { id: group.id }, OPEN_GROUP)]
}
