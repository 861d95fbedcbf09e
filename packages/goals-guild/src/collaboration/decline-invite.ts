import type { GuildContext } from '../context.ts'
import { closeInvite } from './close-invite.ts'
import type { InviteKey } from './invite-fields.ts'
import type { CollaborationInviteView } from './invite-views.ts'

export const declineInvite = (
  context: GuildContext,
  input: InviteKey,
  requestId?: string,
): Promise<CollaborationInviteView> =>
  closeInvite(context, input, {
    name: 'declineInvite',
    requestId,
    side: 'invitee',
    status: 'declined',
    action: 'INVITE_DECLINED',
  })
