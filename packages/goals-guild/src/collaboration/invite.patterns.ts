import { collection, lookup, pattern } from '@longtable/entity'
import { CollaborationInvite, InviteGuard } from './invite.entity.ts'

export const invitesTo = pattern(CollaborationInvite, 'table', {
  source: '000: List all invites for a resource',
})
export const inviteById = lookup(CollaborationInvite, { source: '000: Get specific invite' })

/** The template says who waits, a person or an e-mail; each list is described by its own text. */
function waitingUnder(partition: string, source: string) {
  const options = { source, descending: true }
  const read = pattern(CollaborationInvite, 'GSI1', options)
  const entities = [CollaborationInvite]
  const { description } = collection({ entities, index: 'GSI1', partition, ...options })
  return Object.assign(read, {
    description: { ...read.description, partition: description.partition },
  })
}

/** Pending ones only: `invitesFor({ inviteeId, status: 'pending' })`. */
export const invitesFor = waitingUnder(
  'USER#{inviteeId}',
  "000: List user's received invites; 000: List pending invites",
)
export const invitesForEmail = waitingUnder(
  'EMAIL#{inviteeEmail}',
  'spec: invites that wait for an e-mail',
)
export const invitesSentBy = pattern(CollaborationInvite, 'GSI2', {
  source: 'spec: invites I sent',
  descending: true,
})
export const inviteGuard = lookup(InviteGuard, { source: 'spec: one live invite per invitee' })
