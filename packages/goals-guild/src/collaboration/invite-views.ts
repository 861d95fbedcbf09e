import type { CollaborationInvite } from './invite.entity.ts'

export type InviteStatus = CollaborationInvite['status'] | 'expired'

/** What leaves of an invite, by who looks at it: the type is the list of what may leave. */
export interface InviteView {
  readonly id: string
  readonly resourceType: CollaborationInvite['resourceType']
  readonly resourceId: string
  readonly role: CollaborationInvite['role']
  readonly status: InviteStatus
  readonly message: string | null
  readonly inviterId: string
  readonly inviteeId: string | null
  readonly inviteeEmail: string | null
  readonly createdAt: string
  readonly updatedAt: string
  readonly expiresAt: string
}

export const isExpired = (
  { status, expiresAt }: Pick<CollaborationInvite, 'status' | 'expiresAt'>,
  now: number,
): boolean => status === 'pending' && Date.parse(expiresAt) <= now

/**
 * Whether an address is registered is nobody's business: whoever invited it learns whose it is from
 * that person's answer.
 */
export function inviteWithoutStranger(
  invite: CollaborationInvite,
  viewerId: string,
): CollaborationInvite {
  const { inviteeId, ...rest } = invite
  const isAnswered = invite.status === 'accepted' || invite.status === 'declined'
  const isKnown = inviteeId === viewerId || invite.inviteeEmail === undefined || isAnswered
  return isKnown ? invite : rest
}

interface Looking {
  readonly viewerId: string
  /** Epoch milliseconds. */
  readonly now: number
}

export function inviteView(invite: CollaborationInvite, { viewerId, now }: Looking): InviteView {
  const { inviteeId } = inviteWithoutStranger(invite, viewerId)
  return {
    id: invite.inviteId,
    resourceType: invite.resourceType,
    resourceId: invite.resourceId,
    role: invite.role,
    status: isExpired(invite, now) ? 'expired' : invite.status,
    message: invite.message ?? null,
    inviterId: invite.inviterId,
    inviteeId: inviteeId ?? null,
    inviteeEmail: invite.inviteeEmail ?? null,
    createdAt: invite.createdAt,
    updatedAt: invite.updatedAt,
    expiresAt: invite.expiresAt,
  }
}
