import { DomainError } from '@longtable/core'
import type { Condition } from '@longtable/store'
import { type GuildContext, registered } from '../context.ts'
import { unhiddenUsers } from '../users/user.policy.ts'
import { type InviteKey, unknownInvite } from './invite-fields.ts'
import { type CollaborationInviteView, inviteView, isExpired } from './invite-views.ts'
import { addressInvited, type CollaborationInvite } from './invite.entity.ts'
import { inviteById } from './invite.patterns.ts'
import { liveResources } from './resource.policy.ts'

export interface SeenInvite {
  readonly invite: CollaborationInvite
  readonly side: 'inviter' | 'invitee'
}

/**
 * An invite to an address is for who has it now: what was handed over to somebody who has given the
 * address up since is not theirs, also before it was taken back.
 */
export const isForViewer = (
  { viewer }: Pick<GuildContext, 'viewer'>,
  invite: CollaborationInvite,
): boolean => {
  const address = addressInvited(invite)
  return invite.status !== 'pending' || address === undefined || address === viewer?.email
}

/** For the two it is about. A block hides it from the invitee; who sent it sees what they sent. */
export async function inviteInView(context: GuildContext, key: InviteKey): Promise<SeenInvite> {
  const { id: viewerId } = await registered(context)
  const { resourceType, resourceId } = key
  const [invite, [resource]] = await Promise.all([
    inviteById(context, key),
    liveResources(context, [{ resourceType, resourceId }]),
  ])
  if (!invite || !resource) throw unknownInvite()
  if (invite.inviterId === viewerId) return { invite, side: 'inviter' }
  if (invite.inviteeId !== viewerId || !isForViewer(context, invite)) throw unknownInvite()
  const listed = await unhiddenUsers(context, [invite.inviterId])
  if (!listed.has(invite.inviterId)) throw unknownInvite()
  return { invite, side: 'invitee' }
}

const wrongSide = (side: SeenInvite['side']) =>
  side === 'inviter'
    ? new DomainError('FORBIDDEN', 'invites.not-invitee', 'Only who was invited may answer.')
    : new DomainError('FORBIDDEN', 'invites.not-inviter', 'Only who has sent it may take it back.')

/** A pending invite that the viewer may answer (`invitee`) or take back (`inviter`). */
export async function openInvite(
  context: GuildContext,
  key: InviteKey,
  side: SeenInvite['side'],
): Promise<CollaborationInvite> {
  const seen = await inviteInView(context, key)
  if (seen.side !== side) throw wrongSide(seen.side)
  const { invite } = seen
  if (isExpired(invite, context.now()))
    throw new DomainError('CONFLICT', 'invites.expired', 'This invite has expired.')
  if (invite.status !== 'pending')
    throw new DomainError('CONFLICT', 'invites.closed', `This invite was ${invite.status} already.`)
  return invite
}

/** The same as a condition of the transaction. */
export const stillOpenInvite = (now: number): Condition & object => ({
  all: [
    { attribute: 'status', equals: 'pending' },
    { attribute: 'expiresAt', moreThan: new Date(now).toISOString() },
  ],
})

/** What became of it, for who has just acted on it. */
export async function inviteAfter(
  context: GuildContext,
  key: InviteKey,
): Promise<CollaborationInviteView> {
  const { id: viewerId } = await registered(context)
  const invite = await inviteById(context, key)
  if (!invite) throw unknownInvite()
  return inviteView(invite, { viewerId, now: context.now() })
}
