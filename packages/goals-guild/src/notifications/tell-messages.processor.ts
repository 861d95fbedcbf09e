import { onChange, onInsert, type ProcessorContext } from '@longtable/core'
import { check, findMany } from '@longtable/entity'
import { roomById, roomMembersOf, roomMembership } from '../chat/chat.patterns.ts'
import { Message } from '../chat/message.entity.ts'
import { RoomMember } from '../chat/room.entity.ts'
import { Marker } from '../rows/rows.entity.ts'
import { markerOf } from '../rows/rows.patterns.ts'
import { readOne } from './read-one.ts'
import { notificationIdOf, TELL, tell } from './tell.ts'

/** As long as it may take somebody to look into a room; then they are reminded of it. */
const MARKER_DAYS = 30
const TRIES_MAX = 20

/** Moves when its member reads on, so there is one notification per room until then. */
const keyFor = ({ roomId, userId, readCount }: RoomMember) =>
  `message-${roomId}-${userId}-${readCount}`

const wantsNews = ({ mutedUntil, request }: RoomMember, now: number) =>
  request !== 'declined' && (mutedUntil === undefined || Date.parse(mutedUntil) <= now)

/** How the member stands to the room now decides, so a message that comes again tells nothing. */
async function tellMember(
  context: ProcessorContext,
  message: Message,
  first: RoomMember,
): Promise<void> {
  const { roomId, userId: actorId, createdAt: at } = message
  let member: RoomMember | undefined = first
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const room = await roomById(context, { id: roomId })
    if (!room || !member || !wantsNews(member, context.now())) return
    if (room.messageCount <= member.readCount) return
    const { userId, readCount }: RoomMember = member
    const outcome = await tell(context, {
      userId,
      kind: 'message',
      actorId,
      resourceType: member.request === 'pending' ? 'request' : 'room',
      resourceId: roomId,
      key: keyFor(member),
      at,
      markerDays: MARKER_DAYS,
      when: [check(RoomMember, { roomId, userId }, { attribute: 'readCount', equals: readCount })],
    })
    if (outcome !== 'untrue') return
    const current: RoomMember | undefined = await roomMembership(context, { roomId, userId })
    // Who stands as before is not to be told for another reason: a block, or an account that is gone.
    if (current?.readCount === readCount) return
    member = current
  }
  throw new Error(`A member of room ${roomId} does not stand still; they are told later.`)
}

export const tellMessages = onInsert(
  'notifications.tell-messages',
  Message,
  async (message, context) => {
    const { roomId, userId: authorId } = message
    for await (const members of roomMembersOf.each(context, { roomId })) {
      const others = members.filter(({ userId }) => userId !== authorId)
      // In a large room most have a notification already: they cost a read, not a transaction.
      const told = await findMany(
        context.store,
        Marker,
        others.map((member) => ({ processor: TELL, changeId: keyFor(member) })),
      )
      for (const [place, member] of others.entries())
        if (!told[place]) await tellMember(context, message, member)
    }
  },
)

/** Whoever has looked into the room, or has left it, has read that there was something. */
export const readRooms = onChange(
  'notifications.read-rooms',
  RoomMember,
  async ({ old, new: member }, context) => {
    if (!old || member?.readCount === old.readCount) return
    const key = keyFor(old)
    const marker = await markerOf(context, { processor: TELL, changeId: key })
    if (!marker) return
    const { userId } = old
    await readOne(context, { userId, id: notificationIdOf({ userId, key, at: marker.createdAt }) })
  },
)
