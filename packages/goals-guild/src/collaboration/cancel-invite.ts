import { closeInvite } from './close-invite.ts'

/** By who has sent it. */
export const cancelInvite = closeInvite({
  name: 'cancelInvite',
  side: 'inviter',
  status: 'cancelled',
  action: 'INVITE_CANCELLED',
})
