import { fromItem, keyOf } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { Promotion } from '../feed/feed.entity.ts'
import { User } from '../users/user.entity.ts'
import { Block } from './block.entity.ts'
import { Follow } from './follow.entity.ts'

export interface FollowKey {
  readonly followerId: string
  readonly followeeId: string
}

/** How an account's followers are spread; the highest number is remembered when it shrinks. */
export interface Spread {
  readonly shards: number
  readonly highest: number
}

/** Everything that decides about an edge, as it is now. */
export interface Pair {
  readonly key: FollowKey
  readonly edge: Follow | undefined
  readonly follower: User | undefined
  readonly followee: User | undefined
  readonly followerBlocks: boolean
  readonly followeeBlocks: boolean
  /** Undefined while nobody has ever spread them. */
  readonly spread: Spread | undefined
}

export function spreadOf(promotion: Promotion | undefined): Spread | undefined {
  if (promotion?.followerShardsMax === undefined) return undefined
  return { shards: promotion.followerShards ?? 1, highest: promotion.followerShardsMax }
}

/** One consistent read. */
export async function readPair(store: Store, key: FollowKey): Promise<Pair> {
  const { followerId, followeeId } = key
  const [edge, follower, followee, mine, theirs, promotion] = await store.getMany([
    keyOf(Follow, { followerId, followeeId }),
    keyOf(User, { id: followerId }),
    keyOf(User, { id: followeeId }),
    keyOf(Block, { userId: followerId, blockedId: followeeId }),
    keyOf(Block, { userId: followeeId, blockedId: followerId }),
    keyOf(Promotion, { userId: followeeId }),
  ])
  return {
    key,
    edge: edge && fromItem(Follow, edge),
    follower: follower && fromItem(User, follower),
    followee: followee && fromItem(User, followee),
    followerBlocks: mine !== undefined,
    followeeBlocks: theirs !== undefined,
    spread: spreadOf(promotion && fromItem(Promotion, promotion)),
  }
}

export const isAlive = (user: User | undefined): user is User =>
  user !== undefined && user.status !== 'deleted'
