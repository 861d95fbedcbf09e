import { view } from '@longtable/entity'
import { addressInvited, CollaborationInvite } from './invite.entity.ts'

export type InviteStatus = CollaborationInvite['status'] | 'expired'

const inviteShown = view(
  CollaborationInvite,
  'resourceType',
  'resourceId',
  'role',
  'message',
  'inviterId',
  'inviteeId',
  'inviteeEmail',
  'createdAt',
  'updatedAt',
  'expiresAt',
)

export const isExpired = (
  { status, expiresAt }: Pick<CollaborationInvite, 'status' | 'expiresAt'>,
  now: number,
): boolean => status === 'pending' && Date.parse(expiresAt) <= now

/**
 * Whether an address is registered is nobody's business: whoever invited it learns whose it is from
 * that person's answer, and never the address of somebody whom they have named.
 */
export function inviteWithoutStranger(
  invite: CollaborationInvite,
  viewerId: string,
): CollaborationInvite {
  const { inviteeId, inviteeEmail: _, ...rest } = invite
  if (inviteeId === viewerId) return invite
  const address = addressInvited(invite)
  const isAnswered = invite.status === 'accepted' || invite.status === 'declined'
  const isKnown = address === undefined || isAnswered
  return {
    ...rest,
    ...(isKnown && inviteeId !== undefined && { inviteeId }),
    ...(address !== undefined && { inviteeEmail: address }),
  }
}

interface Looking {
  readonly viewerId: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** What leaves of an invite, by who looks at it. */
export const inviteView = (invite: CollaborationInvite, { viewerId, now }: Looking) =>
  inviteShown(inviteWithoutStranger(invite, viewerId), {
    id: invite.inviteId,
    status: (isExpired(invite, now) ? 'expired' : invite.status) as InviteStatus,
  })
export type CollaborationInviteView = ReturnType<typeof inviteView>
