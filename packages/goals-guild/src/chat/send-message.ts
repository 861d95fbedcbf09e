import { DomainError } from '@longtable/core'
import { add, check, put } from '@longtable/entity'
import type { Check, Condition, Operation, SimpleCondition } from '@longtable/store'
import type { GuildContext } from '../context.ts'
import { Follow } from '../follows/follow.entity.ts'
import { followEdge } from '../follows/follow.patterns.ts'
import { isAlive } from '../follows/pair.ts'
import { mutation } from '../mutation.ts'
import { MESSAGE_RATE } from '../rates.ts'
import { User } from '../users/user.entity.ts'
import { profileById } from '../users/user.patterns.ts'
import { MessageText, REQUEST_MESSAGES_MAX, RoomInput } from './chat-fields.ts'
import { presentAt, type Seat, stillOpenRoom, stillSeated } from './chat.policy.ts'
import { messageInView } from './find-messages.ts'
import { othersAtOnce, rowMoved, senderMoved } from './message-rows.ts'
import { Message } from './message.entity.ts'
import { Room, type RoomMember } from './room.entity.ts'

/** What a stranger may still say; and what has to hold for it when it is written. */
interface Delivery {
  readonly others: readonly RoomMember[]
  /** The other one has begun to follow the sender, which accepts what they send. */
  readonly isAccepted: boolean
  /** Nobody knows yet whether the sender is welcome. */
  readonly isRequest: boolean
  readonly checks: readonly Check[]
}

const gone = () =>
  new DomainError('CONFLICT', 'chat.partner-gone', 'Nobody is left to read what you write here.')

/** A refusal looks like waiting, so that nobody is told of it. */
const waiting = () =>
  new DomainError(
    'FORBIDDEN',
    'chat.request-waiting',
    'You can write more when they have accepted your message.',
  )

async function directDelivery(
  context: GuildContext,
  { room, row }: Seat,
  other: RoomMember | undefined,
): Promise<Delivery> {
  const partner = other && (await profileById(context, { id: other.userId }))
  if (!other || !isAlive(partner)) throw gone()
  const alive = check(User, { id: other.userId }, { attribute: 'status', notEquals: 'deleted' })
  const others = [other]
  if (other.request === undefined)
    return { others, isAccepted: false, isRequest: false, checks: [alive] }
  const edge = { followerId: other.userId, followeeId: row.userId }
  if (other.request === 'pending' && (await followEdge(context, edge)))
    return {
      others,
      isAccepted: true,
      isRequest: false,
      checks: [alive, check(Follow, edge, 'present')],
    }
  if (other.request === 'declined' || room.messageCount >= REQUEST_MESSAGES_MAX) throw waiting()
  return { others, isAccepted: false, isRequest: true, checks: [alive] }
}

async function deliveryTo(context: GuildContext, seat: Seat): Promise<Delivery> {
  const others = await othersAtOnce(context, seat)
  if (seat.room.scope === 'dm') return directDelivery(context, seat, others[0])
  return { others, isAccepted: false, isRequest: false, checks: stillOpenRoom(seat) }
}

/** Adds, so that any number of messages at once are all counted; the newest is named. */
function roomMoved(room: Room, { id, createdAt: at, ttl }: Message, isRequest: boolean): Operation {
  // The clock of another machine may be ahead; its message stays the last one.
  const isLast = at >= room.lastMessageAt
  const ttlAsRead: SimpleCondition =
    room.ttlSeconds === undefined
      ? { attribute: 'ttlSeconds', missing: true }
      : { attribute: 'ttlSeconds', equals: room.ttlSeconds }
  const when: Condition = {
    all: [
      ttlAsRead,
      ...(isLast ? [{ attribute: 'lastMessageAt', atMost: at }] : []),
      ...(isRequest ? [{ attribute: 'messageCount', lessThan: REQUEST_MESSAGES_MAX }] : []),
    ],
  }
  return add(
    Room,
    { id: room.id },
    {
      amounts: { messageCount: 1, ...(ttl !== undefined && { expiringCount: 1 }) },
      ...(isLast && { set: { lastMessageAt: at, lastMessageId: id } }),
      when,
    },
  )
}

/**
 * With at most 25 members the message, the room's count and every row are one transaction. Whether
 * the sender may is decided there: by the seat, by blocks, by the other one's answer to a request.
 */
export const sendMessage = mutation({
  name: 'sendMessage',
  input: RoomInput.extend({ text: MessageText }),
  rate: MESSAGE_RATE,
  plan: async ({ context, input: { roomId, text } }) => {
    const seat = await presentAt(context, roomId)
    const { room, row } = seat
    const { others, isAccepted, isRequest, checks } = await deliveryTo(context, seat)
    const { id, at } = context.stamp()
    const message: Message = {
      id,
      roomId,
      userId: row.userId,
      text,
      createdAt: at,
      ...(room.ttlSeconds !== undefined && {
        ttl: Math.ceil(Date.parse(at) / 1000) + room.ttlSeconds,
      }),
    }
    return {
      operations: [
        put(Message, message),
        roomMoved(room, message, isRequest),
        senderMoved(seat, at),
        ...others.map((other) => rowMoved(other, at, { accepts: isAccepted })),
        ...stillSeated(seat),
        ...checks,
      ],
      result: { messageId: id },
      audit: {
        action: 'MESSAGE_SENT',
        resourceType: 'Message',
        resourceId: id,
        metadata: { roomId },
      },
    }
  },
  answer: ({ context, input: { roomId } }, { messageId }) =>
    messageInView(context, { roomId, messageId }),
})
