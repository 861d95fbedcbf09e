import type { Racer } from '../testing/races.ts'
import { blockUser } from './block-user.ts'
import { followUser } from './follow-user.ts'
import { setFollowerShards } from './set-follower-shards.ts'
import { unfollowUser } from './unfollow-user.ts'

export const follow: Racer = ({ given, as }) =>
  followUser(as({ userId: given.from }), { followeeId: given.to })

export const unfollow: Racer = ({ given, as }) =>
  unfollowUser(as({ userId: given.from }), { followeeId: given.to })

export const followBack: Racer = ({ given, as }) =>
  followUser(as({ userId: given.to }), { followeeId: given.from })

export const block: Racer = ({ given, as }) =>
  blockUser(as({ userId: given.to }), { userId: given.from })

export const followWithRequestId: Racer = ({ given, as }) =>
  followUser(as({ userId: given.from }), { followeeId: given.to }, 'the-same-request')

/** Each a follower of their own. */
export const followStar: Racer = ({ place, given, as }) =>
  followUser(as({ userId: given.ids[place] }), { followeeId: given.to })

export const reshard: Racer = ({ place, given, as }) =>
  setFollowerShards(as({ userId: given.admin }), { userId: given.to, shards: 1 + (place % 7) })
