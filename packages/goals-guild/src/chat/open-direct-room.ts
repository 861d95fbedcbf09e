import { DomainError, UserId } from '@longtable/core'
import { check, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { stillUnblocked } from '../follows/block.policy.ts'
import { Follow } from '../follows/follow.entity.ts'
import { isAlive, readPair } from '../follows/pair.ts'
import { mutation } from '../mutation.ts'
import { OPEN_ROOM_RATE } from '../rates.ts'
import { User } from '../users/user.entity.ts'
import { unknownUser } from '../users/user.policy.ts'
import { directPair } from './chat.patterns.ts'
import { seatAt } from './chat.policy.ts'
import { DirectPair, Room, RoomMember } from './room.entity.ts'
import { roomView } from './room-views.ts'

interface Opening {
  readonly me: string
  readonly other: string
  /** The other one follows me, so they want to hear of me. */
  readonly isFollowed: boolean
}

/** Both are in it at once; the other one sees it with its first message. */
function roomMade(context: GuildContext, { me, other, isFollowed }: Opening) {
  const { id: roomId, at } = context.stamp()
  const [lower, higher] = [me, other].sort() as [string, string]
  const row = { roomId, readCount: 0, lastMessageAt: at, joinedAt: at }
  const operations: Operation[] = [
    put(DirectPair, { lower, higher, roomId, createdAt: at }),
    put(Room, {
      id: roomId,
      scope: 'dm',
      members: [lower, higher],
      messageCount: 0,
      lastMessageAt: at,
      createdAt: at,
    }),
    put(RoomMember, { ...row, userId: me }),
    put(RoomMember, {
      ...row,
      userId: other,
      leftAt: at,
      ...(!isFollowed && { request: 'pending' as const }),
    }),
    check(Follow, { followerId: other, followeeId: me }, isFollowed ? 'present' : 'absent'),
    ...stillUnblocked(me, other),
    check(User, { id: other }, { attribute: 'status', notEquals: 'deleted' }),
  ]
  return { roomId, operations }
}

const notToSelf = () =>
  new DomainError('INVALID', 'chat.self', {
    message: 'userId: you cannot write to yourself.',
    field: 'userId',
  })

/** Create or get: the pair's guard makes it one room, whoever opens it and however often. */
export const openDirectRoom = mutation({
  name: 'openDirectRoom',
  input: z.object({ userId: UserId }),
  rate: OPEN_ROOM_RATE,
  begin: ({ actor, input }) => {
    if (actor.id === input.userId) throw notToSelf()
  },
  plan: async ({ context, actor: { id: me }, input: { userId: other } }) => {
    const [lower, higher] = [me, other].sort() as [string, string]
    const [known, pair] = await Promise.all([
      directPair(context, { lower, higher }),
      readPair(context.store, { followerId: other, followeeId: me }),
    ])
    if (!isAlive(pair.follower) || pair.followerBlocks) throw unknownUser()
    if (pair.followeeBlocks)
      throw new DomainError('FORBIDDEN', 'chat.blocked', 'Unblock them before you write to them.')
    const made = known
      ? {
          roomId: known.roomId,
          operations: [check(DirectPair, { lower, higher }, 'present')],
        }
      : roomMade(context, { me, other, isFollowed: pair.edge !== undefined })
    return {
      operations: made.operations,
      result: { roomId: made.roomId },
      audit: {
        action: 'ROOM_OPENED',
        resourceType: 'Room',
        resourceId: made.roomId,
        ...(known && { metadata: { unchanged: true } }),
      },
    }
  },
  answer: async ({ context }, { roomId }) => roomView(await seatAt(context, roomId)),
})
