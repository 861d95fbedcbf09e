import { check, put } from '@longtable/entity'
import type { GuildContext } from '../context.ts'
import { closeInvite } from './close-invite.ts'
import { Collaborator } from './collaborator.entity.ts'
import { collaboration } from './collaborator.patterns.ts'
import type { InviteKey } from './invite-fields.ts'
import type { InviteView } from './invite-views.ts'
import type { CollaborationInvite } from './invite.entity.ts'
import { unblocked } from './resource.policy.ts'

/** Who has come in by another way meanwhile stays what they are. */
async function joining(
  context: GuildContext,
  { resourceType, resourceId, inviteeId: userId = '', role }: CollaborationInvite,
  at: string,
) {
  const key = { resourceType, resourceId, userId }
  const row = await collaboration(context, key)
  return row
    ? check(Collaborator, key, 'present')
    : put(Collaborator, { ...key, role, joinedAt: at, lastSeenAt: at })
}

/** The invite, its guards and the collaborator's row change as one. */
export const acceptInvite = (
  context: GuildContext,
  input: InviteKey,
  requestId?: string,
): Promise<InviteView> =>
  closeInvite(context, input, {
    name: 'acceptInvite',
    requestId,
    side: 'invitee',
    status: 'accepted',
    action: 'INVITE_ACCEPTED',
    alongWith: async (invite, at) => [
      await joining(context, invite, at),
      ...unblocked(invite.inviterId, invite.inviteeId as string),
    ],
  })
