import { lookup, pattern } from '@longtable/entity'
import { Invitation } from './invitation.entity.ts'

export const invitationTo = lookup(Invitation, { source: 'spec: approved on arrival' })

export const invitationsOpen = pattern(Invitation, 'GSI1', {
  source: 'spec: invitations that wait',
  descending: true,
})
