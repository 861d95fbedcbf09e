import { check, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type { GuildContext } from '../context.ts'
import { EmailUnique } from '../users/user.entity.ts'
import { emailLock } from '../users/user.patterns.ts'
import { closeInvite } from './close-invite.ts'
import { Collaborator } from './collaborator.entity.ts'
import { collaboration } from './collaborator.patterns.ts'
import { unknownInvite } from './invite-fields.ts'
import { addressInvited, type CollaborationInvite } from './invite.entity.ts'
import { stillUnblocked } from '../follows/block.policy.ts'

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

/** Whoever was invited by an address must hold it when they come in, not only when they were found. */
async function stillAddressed(
  context: GuildContext,
  invite: CollaborationInvite,
): Promise<Operation[]> {
  const email = addressInvited(invite)
  if (email === undefined) return []
  const lock = await emailLock(context, { email })
  if (lock === undefined || lock.userId !== invite.inviteeId) throw unknownInvite()
  return [check(EmailUnique, { email }, { attribute: 'userId', equals: lock.userId })]
}

/** The invite, its guards and the collaborator's row change as one. */
export const acceptInvite = closeInvite({
  name: 'acceptInvite',
  side: 'invitee',
  status: 'accepted',
  action: 'INVITE_ACCEPTED',
  alongWith: async (context, invite, at) => [
    await joining(context, invite, at),
    ...(await stillAddressed(context, invite)),
    ...stillUnblocked(invite.inviterId, invite.inviteeId as string),
  ],
})
