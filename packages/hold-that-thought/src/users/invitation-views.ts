import { view } from '@longtable/entity'
import { Invitation } from './invitation.entity.ts'

export const invitationView = view(
  Invitation,
  'email',
  'invitedBy',
  'name',
  'message',
  'createdAt',
  'expiresAt',
)
export type InvitationView = ReturnType<typeof invitationView>
