import type { Page, PageRequest } from '@longtable/entity'
import type * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import { leftOut } from '../left-out.ts'
import { listedUsers } from '../users/user.policy.ts'
import type { RoomInput } from './chat-fields.ts'
import { inboxOf, messageRequestsOf, roomMembersOf } from './chat.patterns.ts'
import { presentAt, seatAt, type Seat, seatsIn } from './chat.policy.ts'
import type { RoomMember } from './room.entity.ts'
import { type RoomMemberView, roomMemberView, type RoomView, roomView } from './room-views.ts'

export const room = async (
  context: GuildContext,
  { roomId }: z.infer<typeof RoomInput>,
): Promise<RoomView> => roomView(await seatAt(context, roomId))

type Keep = (rows: readonly RoomMember[]) => Promise<boolean[]>

/** A page of the rooms in which the viewer has a seat; the index says which, and the rows what of them. */
async function roomPage(
  context: GuildContext,
  isListed: (row: RoomMember) => boolean,
  read: (keep: Keep) => Promise<Page<RoomMember>>,
): Promise<Page<RoomView>> {
  const seats = new Map<string, Seat>()
  const page = await read(async (rows) => {
    const ids = rows.map(({ roomId }) => roomId)
    const found = await seatsIn(context, ids, { reading: leftOut(context), isListed })
    for (const seat of found) if (seat && !seat.isRowMissing) seats.set(seat.room.id, seat)
    return ids.map((id) => seats.has(id))
  })
  return { ...page, items: page.items.map(({ roomId }) => roomView(seats.get(roomId) as Seat)) }
}

/** By last message, without requests, without what was left, without who is blocked. */
export async function inbox(
  context: GuildContext,
  _: unknown,
  page: PageRequest,
): Promise<Page<RoomView>> {
  const { id: userId } = await registered(context)
  const isListed = ({ request, leftAt }: RoomMember) =>
    request === undefined && leftAt === undefined
  return roomPage(context, isListed, (keep) => inboxOf(context, { userId }, { ...page, keep }))
}

/** Of the newest rooms: what lies deeper has waited for long. */
const COUNTED_ROOMS_MAX = 100

/** In how many rooms something waits; who is muted does not call. */
export async function unreadRooms(context: GuildContext): Promise<number> {
  const { items } = await inbox(context, undefined, { limit: COUNTED_ROOMS_MAX })
  const now = new Date(context.now()).toISOString()
  return items.filter(({ unread, mutedUntil }) => unread > 0 && (mutedUntil ?? '') <= now).length
}

/** What strangers would tell me, by last message. */
export async function messageRequests(
  context: GuildContext,
  _: unknown,
  page: PageRequest,
): Promise<Page<RoomView>> {
  const { id: asked } = await registered(context)
  const isListed = ({ request, leftAt }: RoomMember) =>
    request === 'pending' && leftAt === undefined
  return roomPage(context, isListed, (keep) =>
    messageRequestsOf(context, { asked }, { ...page, keep }),
  )
}

/** Without whom the viewer must not see; in a group's room without who has left it. */
export async function roomMembers(
  context: GuildContext,
  { roomId }: z.infer<typeof RoomInput>,
  page: PageRequest,
): Promise<Page<RoomMemberView>> {
  const { room: shown } = await presentAt(context, roomId)
  const isIn = ({ leftAt }: RoomMember) => shown.scope === 'dm' || leftAt === undefined
  const keep = async (rows: readonly RoomMember[]) => {
    const listed = await listedUsers(
      context,
      rows.map(({ userId }) => userId),
    )
    return rows.map((row) => isIn(row) && listed.has(row.userId))
  }
  const found = await roomMembersOf(context, { roomId }, { ...page, keep })
  return { ...found, items: found.items.map(roomMemberView) }
}
