import { followAddress } from '@longtable/core'
import { acceptInvite } from '../collaboration/accept-invite.ts'
import type { Racer } from '../testing/races.ts'
import { guildAddresses } from './address-book.ts'
import { registerUser } from './register-user.ts'
import { syncEmail } from './sync-email.ts'
import { updateProfile } from './update-profile.ts'

/** Everybody is somebody else and wants the same nickname. */
export const registerSame: Racer = ({ place, given, as }) =>
  registerUser(
    as({ userId: given.ids[place], email: `racer-${place}@example.com` }),
    registerUser.input.parse({ nickname: place % 2 ? 'Wanted' : 'WANTED', fullName: 'Racer' }),
  )

export const renameToSame: Racer = ({ place, given, as }) =>
  updateProfile(as({ userId: given.ids[place] }), { nickname: 'wanted' })

/** Who has an address now that its former holder, the same for all, has given up. */
export const registerWithReleased: Racer = ({ given, as }) =>
  registerUser(
    as({ userId: given.to, email: given.email, emailAsOf: given.asOf }),
    registerUser.input.parse({ nickname: 'next', fullName: 'Racer' }),
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
