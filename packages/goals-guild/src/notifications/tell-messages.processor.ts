import { onChange, onInsert, type ProcessorContext, settle } from '@longtable/core'
import { check, findMany } from '@longtable/entity'
import { isUnread, newsId, TELL } from '@longtable/system'
import { roomById, roomMembersOf, roomMembership } from '../chat/chat.patterns.ts'
import { Message } from '../chat/message.entity.ts'
import { RoomMember } from '../chat/room.entity.ts'
import { Counter } from '../follows/follow.entity.ts'
import { Marker } from '../model/rows.ts'
import { markerOf } from '../model/rows.ts'
import { Notification } from './notification.entity.ts'
import { readOne } from './read-one.ts'
import { type News, tell } from './tell.ts'

/** As long as it may take somebody to look into a room; then they are reminded of it. */
const MARKER_DAYS = 30

/** Moves when its member reads on: until then their notifications of the room follow one another. */
const keyFor = ({ roomId, userId, readCount }: RoomMember) =>
  `message-${roomId}-${userId}-${readCount}`

const wantsNews = ({ mutedUntil, request, leftAt }: RoomMember, now: number) =>
  leftAt === undefined &&
  request !== 'declined' &&
  (mutedUntil === undefined || Date.parse(mutedUntil) <= now)

/** The newest notification of a room, as one of its members has it. */
interface Newest {
  /** The time of the message that it was made for; undefined while there is none. */
  readonly at: string | undefined
  /** It was made by this message or a later one, is unread, or was read after the message came. */
  readonly isEnough: boolean
}

/** In a large room most have a notification already: they cost a share of a few reads. */
async function newestOf(
  { store }: ProcessorContext,
  message: Message,
  members: readonly RoomMember[],
): Promise<Newest[]> {
  const keys = members.map((member) => ({ processor: TELL, changeId: keyFor(member) }))
  const markers = await findMany(store, Marker, keys)
  const told = members.flatMap((member, place) => {
    const { userId } = member
    const at = markers[place]?.createdAt
    const id = at && newsId({ userId, key: keyFor(member), at })
    return id ? [{ userId, id, name: 'UNREAD' as const }] : []
  })
  const [notifications, counters] = await Promise.all([
    findMany(store, Notification, told),
    findMany(store, Counter, told),
  ])
  const covers = (place: number): boolean => {
    const [notification, counter] = [notifications[place], counters[place]]
    if (!notification) return false
    const readAt = notification.readAt ?? counter?.waveAt ?? ''
    return isUnread(notification, counter) || message.createdAt <= readAt
  }
  const covering = new Map(told.map(({ userId }, place) => [userId, covers(place)]))
  return members.map(({ userId }, place) => {
    const at = markers[place]?.createdAt
    const isEnough = at !== undefined && (message.createdAt <= at || covering.get(userId) === true)
    return { at, isEnough }
  })
}

/** What there is to tell this member, as they stand to the room now; undefined when nothing. */
async function newsFor(
  context: ProcessorContext,
  { roomId, userId: actorId, createdAt: at }: Message,
  member: RoomMember,
): Promise<News | undefined> {
  const { userId, readCount, request } = member
  const room = await roomById(context, { id: roomId })
  if (!wantsNews(member, context.now()) || !room || room.messageCount <= readCount) return undefined
  return {
    userId,
    kind: 'message',
    actorId,
    resourceType: request === 'pending' ? 'request' : 'room',
    resourceId: roomId,
    key: keyFor(member),
    at,
    markerDays: MARKER_DAYS,
    when: [check(RoomMember, { roomId, userId }, { attribute: 'readCount', equals: readCount })],
  }
}

async function tellMember(
  context: ProcessorContext,
  message: Message,
  { roomId, userId }: RoomMember,
): Promise<void> {
  let before: string | undefined
  await settle(`A member of room ${roomId}`, async () => {
    const member = await roomMembership(context, { roomId, userId })
    const news = member && (await newsFor(context, message, member))
    if (!news) return
    const [newest] = await newestOf(context, message, [member])
    // Nothing has moved: it is not to be told for another reason, such as a block.
    const standing = `${news.key} ${newest?.at}`
    if (newest?.isEnough || standing === before) return
    before = standing
    const outcome = await tell(context, { ...news, replaces: newest?.at })
    return outcome === 'told' ? outcome : 'again'
  })
}

/** One per room while it is unread, however many messages come. */
export const tellMessages = onInsert(
  'notifications.tell-messages',
  Message,
  async (message, context) => {
    const { roomId, userId: authorId } = message
    for await (const members of roomMembersOf.each(context, { roomId })) {
      const others = members.filter(
        (member) => member.userId !== authorId && wantsNews(member, context.now()),
      )
      const newest = await newestOf(context, message, others)
      for (const [place, member] of others.entries())
        if (!newest[place]?.isEnough) await tellMember(context, message, member)
    }
  },
)

/** Whoever has looked into the room, has left it or declined it, has read that there was something. */
export const readRooms = onChange(
  'notifications.read-rooms',
  RoomMember,
  async ({ old, new: member }, context) => {
    if (!old) return
    const isAway = (row: RoomMember) => row.leftAt !== undefined || row.request === 'declined'
    const isOut = !member || (isAway(member) && !isAway(old))
    if (!isOut && member.readCount === old.readCount) return
    const { userId } = old
    const key = keyFor(old)
    const marker = await markerOf(context, { processor: TELL, changeId: key })
    if (!marker) return
    await readOne(context, { userId, id: newsId({ userId, key, at: marker.createdAt }) })
  },
)
