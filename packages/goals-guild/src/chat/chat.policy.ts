import { DomainError, notFound } from '@longtable/core'
import { type AnyEntity, check, fromItem, keyOf, type Of, readLately } from '@longtable/entity'
import type { Check, Item, Key, Store } from '@longtable/store'
import { ALIVE } from '../alive.ts'
import { type GuildContext, registered } from '../context.ts'
import { blockedAmong, stillUnblocked } from '../follows/block.policy.ts'
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

/** What stands behind a seat in a group's room: the group and the place in it. */
function keysBehind(room: Room, userId: string): Key[] {
  const { groupId } = room
  if (groupId === undefined) return []
  return [keyOf(Group, { id: groupId }), keyOf(GroupMember, { groupId, userId })]
}

const read = <E extends AnyEntity>(entity: E, item: Item | undefined) =>
  item && (fromItem(entity, item) as Of<E>)

/** A room of several that belongs to no group: document 001 knows such; their rows say who is in it. */
const unbound = { partnerId: undefined, group: undefined, role: undefined }

interface Found {
  readonly store: Store
  readonly userId: string
  readonly room: Room
  readonly row: RoomMember | undefined
  readonly behind: readonly (Item | undefined)[]
  /** By the viewer, or the other way. */
  readonly isBlocked: (partnerId: string) => boolean
}

async function seatOf(found: Found): Promise<Seat | undefined> {
  const { store, userId, room, row, behind, isBlocked } = found
  const [first, second] = behind
  if (room.scope === 'dm') {
    const partnerId = partnerOf(room, userId)
    if (!row || isBlocked(partnerId ?? userId)) return undefined
    return { room, row, isRowMissing: false, partnerId, group: undefined, role: undefined }
  }
  if (room.groupId === undefined) return row && { room, row, isRowMissing: false, ...unbound }
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

/** How a page of rooms is looked at. */
interface Listing {
  readonly reading: Reading
  /** By the viewer's own row; of the others nothing more is asked. */
  readonly isListed: (row: RoomMember) => boolean
}

interface Place {
  readonly room?: Room | undefined
  readonly row?: RoomMember | undefined
}

/** Rooms and the viewer's rows in them, both at once. */
async function placesIn(store: Store, rowKeys: readonly Key[], roomKeys: readonly Key[]) {
  const [rooms, rows] = await Promise.all([store.getMany(roomKeys), store.getMany(rowKeys)])
  return rooms.map((room, place) => ({
    room: read(Room, room),
    row: read(RoomMember, rows[place]),
  }))
}

/** Rows first: what they do not list is not read. */
const listedPlaces =
  ({ reading, isListed }: Listing) =>
  async (store: Store, rowKeys: readonly Key[], roomKeys: readonly Key[]) => {
    const items = await store.getMany(rowKeys)
    const rows = await Promise.all(
      items.map((item) => reading((): Place => ({ row: read(RoomMember, item) }))),
    )
    const isAsked = rows.map((one) => one && (!one.row || isListed(one.row)))
    // Who is in a room of two never changes; of a group's room the group's rows decide.
    const rooms = await readLately(
      store,
      roomKeys.filter((_, place) => isAsked[place]),
    )
    let next = 0
    return Promise.all(
      rows.map((one, place) => {
        const room = isAsked[place] ? rooms[next++] : undefined
        return reading((): Place => ({ ...one, room: read(Room, room) }))
      }),
    )
  }

/** The viewer's seats in these rooms, in a few reads; undefined where they have none. */
export async function seatsIn(
  context: GuildContext,
  roomIds: readonly string[],
  list?: Listing,
): Promise<(Seat | undefined)[]> {
  const { id: userId } = await registered(context)
  const { store } = context
  const found: readonly (Place | undefined)[] = await (list ? listedPlaces(list) : placesIn)(
    store,
    roomIds.map((roomId) => keyOf(RoomMember, { roomId, userId })),
    roomIds.map((id) => keyOf(Room, { id })),
  )
  const { reading } = list ?? { reading: alone }
  const keys = found.map((one) => (one?.room ? keysBehind(one.room, userId) : []))
  const partners = found.flatMap((one) => (one?.room && partnerOf(one.room, userId)) ?? [])
  const [items, blocked] = await Promise.all([
    store.getMany(keys.flat()),
    blockedAmong(context, partners),
  ])
  const isBlocked = (id: string) => blocked.has(id)
  let next = 0
  return Promise.all(
    found.map(async (one, place) => {
      const behind = items.slice(next, (next += keys[place]?.length ?? 0))
      const { room, row } = one ?? {}
      return room && reading(() => seatOf({ store, userId, room, row, behind, isBlocked }))
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
  if (seat.room.scope === 'group' && seat.row.leftAt !== undefined)
    throw new DomainError('FORBIDDEN', 'chat.left', 'You have left this room; come back first.')
  return seat
}

/** Goes into the transaction: a block and a dismissal act at once. */
export function stillSeated({ room, row, partnerId }: Seat): Check[] {
  const { userId } = row
  const { scope, groupId } = room
  if (groupId !== undefined) return [check(GroupMember, { groupId, userId }, 'present')]
  // Nobody is dismissed from it.
  if (scope === 'group') return []
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
