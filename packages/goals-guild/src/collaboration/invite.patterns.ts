import { lookup, pattern } from '@longtable/entity'
import { CollaborationInvite, InviteGuard } from './invite.entity.ts'

export const invitesTo = pattern(CollaborationInvite, 'table', {
  source: '000: List all invites for a resource',
})
export const inviteById = lookup(CollaborationInvite, { source: '000: Get specific invite' })

/** Pending ones only: `invitesFor({ inviteeId, status: 'pending' })`. */
export const invitesFor = pattern(CollaborationInvite, 'GSI1', {
  source: "000: List user's received invites; 000: List pending invites",
  partition: 'USER#{inviteeId}',
  descending: true,
  ownedBy: 'inviteeId',
})
export const invitesForEmail = pattern(CollaborationInvite, 'GSI1', {
  source: 'spec: invites that wait for an e-mail',
  partition: 'EMAIL#{inviteeEmail}',
  descending: true,
})
export const invitesSentBy = pattern(CollaborationInvite, 'GSI2', {
  source: 'spec: invites I sent',
  descending: true,
  ownedBy: 'inviterId',
})
export const inviteGuard = lookup(InviteGuard, { source: 'spec: one live invite per invitee' })
