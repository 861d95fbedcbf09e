import { act, answered, DomainError, UserId } from '@longtable/core'
import { check, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { Block } from '../follows/block.entity.ts'
import { Follow } from '../follows/follow.entity.ts'
import { isAlive, readPair } from '../follows/pair.ts'
import { User } from '../users/user.entity.ts'
import { unknownUser } from '../users/user.policy.ts'
import { OPEN_ROOM_RATE } from './chat-fields.ts'
import { directPair } from './chat.patterns.ts'
import { seatAt } from './chat.policy.ts'
import { DirectPair, Room, RoomMember } from './room.entity.ts'
import { type RoomView, roomView } from './room-views.ts'

export const OpenDirectRoomInput = z.object({ userId: UserId })

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
    check(Block, { userId: me, blockedId: other }, 'absent'),
    check(Block, { userId: other, blockedId: me }, 'absent'),
    check(User, { id: other }, { attribute: 'status', notEquals: 'deleted' }),
    stillActive(me),
  ]
  return { roomId, operations }
}

/** Create or get: the pair's guard makes it one room, whoever opens it and however often. */
export async function openDirectRoom(
  context: GuildContext,
  input: z.infer<typeof OpenDirectRoomInput>,
  requestId?: string,
): Promise<RoomView> {
  const { id: me } = await registered(context)
  const other = input.userId
  if (me === other)
    throw new DomainError('INVALID', 'chat.self', {
      message: 'userId: you cannot write to yourself.',
      field: 'userId',
    })
  const asked = { name: 'openDirectRoom', input, requestId, rate: OPEN_ROOM_RATE }
  const { roomId } = await act(context, asked, async () => {
    await registered(context)
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
          operations: [check(DirectPair, { lower, higher }, 'present'), stillActive(me)],
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
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  return answered(async () => roomView(await seatAt(context, roomId)))
}
