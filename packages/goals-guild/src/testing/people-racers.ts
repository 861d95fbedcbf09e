import { followAddress } from '@longtable/core'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { setFollowerShards } from '../follows/set-follower-shards.ts'
import { unfollowUser } from '../follows/unfollow-user.ts'
import { acceptInvite } from '../collaboration/accept-invite.ts'
import { guildAddresses } from '../users/address-book.ts'
import { registerUser, RegisterUserInput } from '../users/register-user.ts'
import { syncEmail } from '../users/sync-email.ts'
import { updateProfile } from '../users/update-profile.ts'
import type { Racer } from './races.ts'

/** Everybody is somebody else and wants the same nickname. */
export const registerSame: Racer = ({ place, given, as }) =>
  registerUser(
    as({ userId: given.ids[place], email: `racer-${place}@example.com` }),
    RegisterUserInput.parse({ nickname: place % 2 ? 'Wanted' : 'WANTED', fullName: 'Racer' }),
  )

export const renameToSame: Racer = ({ place, given, as }) =>
  updateProfile(as({ userId: given.ids[place] }), { nickname: 'wanted' })

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

/** Who has an address now that its former holder, the same for all, has given up. */
export const registerWithReleased: Racer = ({ given, as }) =>
  registerUser(
    as({ userId: given.to, email: given.email, emailAsOf: given.asOf }),
    RegisterUserInput.parse({ nickname: 'next', fullName: 'Racer' }),
  )

/** As several runners of the accounts' changes would, after a lease was taken over. */
export const followAccount: Racer = async ({ given, as }) => {
  const { store, now } = as({ userId: given.from })
  const current = async () => given.newEmail
  await followAddress(guildAddresses({ store }), { userId: given.from, current, now })
}

export const syncToNew: Racer = ({ given, as }) =>
  syncEmail(as({ userId: given.from, email: given.newEmail, emailAsOf: given.asOf }), {})

/** With a token from before the address was given up. */
export const acceptAsFormer: Racer = ({ given, as }) =>
  acceptInvite(as({ userId: given.from, email: given.email }), given.invite)
