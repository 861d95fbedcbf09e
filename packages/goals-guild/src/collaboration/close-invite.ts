import { act, answered, type AuditInput } from '@longtable/core'
import { change, laterThan } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { COLLABORATION_RATE, type InviteKey, unknownInvite } from './invite-fields.ts'
import { releaseGuards } from './invite-guards.ts'
import { type CollaborationInviteView, inviteView } from './invite-views.ts'
import { openInvite, type SeenInvite, stillOpen } from './invite.policy.ts'
import { CollaborationInvite } from './invite.entity.ts'
import { inviteById } from './invite.patterns.ts'

interface Closing {
  /** The mutation. */
  readonly name: string
  readonly requestId: string | undefined
  readonly side: SeenInvite['side']
  readonly status: Exclude<CollaborationInvite['status'], 'pending'>
  readonly action: AuditInput['action']
  /** What else happens in the same transaction. */
  readonly alongWith?: (invite: CollaborationInvite, at: string) => Promise<Operation[]>
}

/**
 * An invite leaves `pending` once: of many who close it at the same moment one wins. With it go its
 * guards, so that there may be a new one, and its expiry, so that what became of it stays.
 */
export async function closeInvite(
  context: GuildContext,
  input: InviteKey,
  { name, requestId, side, status, action, alongWith }: Closing,
): Promise<CollaborationInviteView> {
  const { id: viewerId } = await registered(context)
  const asked = { name, input, requestId, rate: COLLABORATION_RATE }
  await act(context, asked, async () => {
    await registered(context)
    const invite = await openInvite(context, input, side)
    const at = laterThan(invite.updatedAt, context.stamp().at)
    return {
      operations: [
        change(CollaborationInvite, invite, {
          patch: { status, updatedAt: at, ttl: undefined },
          when: stillOpen(context.now()),
        }),
        ...(await releaseGuards(context, invite)),
        stillActive(viewerId),
        ...((await alongWith?.(invite, at)) ?? []),
      ],
      result: {},
      audit: {
        action,
        resourceType: 'CollaborationInvite',
        resourceId: invite.inviteId,
        metadata: { on: invite.resourceType, id: invite.resourceId },
      },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  return answered(async () => {
    const invite = await inviteById(context, input)
    if (!invite) throw unknownInvite()
    return inviteView(invite, { viewerId, now: context.now() })
  })
}
