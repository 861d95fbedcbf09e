import type { Page, PageRequest } from '@longtable/entity'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import { unhiddenUsers } from '../users/user.policy.ts'
import type { InviteKey } from './invite-fields.ts'
import { type CollaborationInviteView, inviteView, isExpired } from './invite-views.ts'
import type { CollaborationInvite } from './invite.entity.ts'
import { invitesFor, invitesSentBy, invitesTo } from './invite.patterns.ts'
import { inviteInView, isForViewer } from './invite.policy.ts'
import { ownResource, type ResourceKey } from './resource.policy.ts'

export const ReceivedInvitesInput = z.object({
  status: z.enum(['pending', 'accepted', 'declined', 'cancelled', 'expired']).nullish(),
})

const viewsOf = (
  { now }: GuildContext,
  viewerId: string,
  page: Page<CollaborationInvite>,
): Page<CollaborationInviteView> => ({
  ...page,
  items: page.items.map((invite) => inviteView(invite, { viewerId, now: now() })),
})

export async function collaborationInvite(
  context: GuildContext,
  key: InviteKey,
): Promise<CollaborationInviteView> {
  const { id: viewerId } = await registered(context)
  const { invite } = await inviteInView(context, key)
  return inviteView(invite, { viewerId, now: context.now() })
}

/** What has expired is stored as pending, but is neither among the pending ones nor lost. */
export async function receivedInvites(
  context: GuildContext,
  { status }: z.infer<typeof ReceivedInvitesInput>,
  page: PageRequest,
): Promise<Page<CollaborationInviteView>> {
  const { id: inviteeId } = await registered(context)
  const stored = status === 'expired' ? 'pending' : status
  const keep = async (invites: readonly CollaborationInvite[]) => {
    const listed = await unhiddenUsers(
      context,
      invites.map(({ inviterId }) => inviterId),
    )
    return invites.map(
      (invite) =>
        listed.has(invite.inviterId) &&
        isForViewer(context, invite) &&
        (stored !== 'pending' || isExpired(invite, context.now()) === (status === 'expired')),
    )
  }
  const found = await invitesFor(
    context,
    { inviteeId, ...(stored && { status: stored }) },
    { ...page, keep },
  )
  return viewsOf(context, inviteeId, found)
}

export async function sentInvites(
  context: GuildContext,
  page: PageRequest,
): Promise<Page<CollaborationInviteView>> {
  const { id: inviterId } = await registered(context)
  return viewsOf(context, inviterId, await invitesSentBy(context, { inviterId }, page))
}

/** For the owner, who alone has sent them. */
export async function resourceInvites(
  context: GuildContext,
  { resourceType, resourceId }: ResourceKey,
  page: PageRequest,
): Promise<Page<CollaborationInviteView>> {
  const { resource } = await ownResource(context, { resourceType, resourceId })
  const found = await invitesTo(context, { resourceType, resourceId }, { ...page, stale: true })
  return viewsOf(context, resource.ownerId, found)
}
