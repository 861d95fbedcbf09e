import { acceptInvite } from './accept-invite.ts'
import { cancelInvite } from './cancel-invite.ts'
import { declineInvite } from './decline-invite.ts'
import { blockUser } from '../follows/block-user.ts'
import { invite } from '../testing/invites.ts'
import type { Racer } from '../testing/races.ts'

export const accept: Racer = ({ given, as }) =>
  acceptInvite(as({ userId: given.invitee }), given.invite)

export const decline: Racer = ({ given, as }) =>
  declineInvite(as({ userId: given.invitee }), given.invite)

export const cancel: Racer = ({ given, as }) =>
  cancelInvite(as({ userId: given.owner }), given.invite)

/** The same person, named in different ways. */
export const inviteSame: Racer = ({ place, given, as }) =>
  invite(
    as({ userId: given.owner }),
    given.on,
    place % 4 < 2 ? { userId: given.invitee } : { nickname: 'INVITEE' },
  )

export const inviteAddress: Racer = ({ given, as }) =>
  invite(as({ userId: given.owner }), given.on, { email: 'nobody@example.org' })

export const block: Racer = ({ given, as }) =>
  blockUser(as({ userId: given.invitee }), { userId: given.owner })
