import type { GuildContext } from '../context.ts'
import { closeInvite } from './close-invite.ts'
import type { InviteKey } from './invite-fields.ts'
import type { CollaborationInviteView } from './invite-views.ts'

/** By who has sent it. */
export const cancelInvite = (
  context: GuildContext,
  input: InviteKey,
  requestId?: string,
): Promise<CollaborationInviteView> =>
  closeInvite(context, input, {
    name: 'cancelInvite',
    requestId,
    side: 'inviter',
    status: 'cancelled',
    action: 'INVITE_CANCELLED',
  })
