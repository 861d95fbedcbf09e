import { findMany, put, type Reader, remove } from '@longtable/entity'
import type { Operation, Put } from '@longtable/store'
import { addressInvited, type CollaborationInvite, InviteGuard } from './invite.entity.ts'

/** From here on an expired invite does not stand in the way of a new one. */
export const guardTtl = ({ expiresAt }: CollaborationInvite): number =>
  Math.ceil(Date.parse(expiresAt) / 1000)

export const guardFor = (invite: CollaborationInvite, invitee: string): InviteGuard => ({
  resourceType: invite.resourceType,
  resourceId: invite.resourceId,
  invitee,
  inviteId: invite.inviteId,
  createdAt: invite.createdAt,
  ttl: guardTtl(invite),
})

export const putGuard = (invite: CollaborationInvite, invitee: string): Put =>
  put(InviteGuard, guardFor(invite, invitee))

/**
 * An invited address keeps its guard also when the invite was handed over to a person, who has a
 * second one: a second invite to it is refused whether anybody has registered with it or not.
 */
export const inviteesOf = (invite: CollaborationInvite): string[] =>
  [invite.inviteeId, addressInvited(invite)].filter((invitee) => invitee !== undefined)

/** Takes away what guards this invite, and leaves alone what has come to guard a later one. */
export async function releaseGuards(
  { store }: Pick<Reader, 'store'>,
  invite: CollaborationInvite,
): Promise<Operation[]> {
  const { resourceType, resourceId, inviteId } = invite
  const keys = inviteesOf(invite).map((invitee) => ({ resourceType, resourceId, invitee }))
  const guards = await findMany(store, InviteGuard, keys)
  return keys.flatMap((key, place) =>
    guards[place]?.inviteId === inviteId
      ? [remove(InviteGuard, key, { attribute: 'inviteId', equals: inviteId })]
      : [],
  )
}
