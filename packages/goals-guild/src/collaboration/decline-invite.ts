import { closeInvite } from './close-invite.ts'

export const declineInvite = closeInvite({
  name: 'declineInvite',
  side: 'invitee',
  status: 'declined',
  action: 'INVITE_DECLINED',
})
