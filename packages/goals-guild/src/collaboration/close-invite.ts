import type { AuditInput } from '@longtable/core'
import { change, laterThan } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type { GuildContext } from '../context.ts'
import { mutation } from '../mutation.ts'
import { COLLABORATION_RATE } from '../rates.ts'
import { InviteInput } from './invite-fields.ts'
import { releaseGuards } from './invite-guards.ts'
import { inviteAfter, openInvite, type SeenInvite, stillOpenInvite } from './invite.policy.ts'
import { CollaborationInvite } from './invite.entity.ts'

interface Closing {
  /** The mutation. */
  readonly name: string
  readonly side: SeenInvite['side']
  readonly status: Exclude<CollaborationInvite['status'], 'pending'>
  readonly action: AuditInput['action']
  /** What else happens in the same transaction. */
  readonly alongWith?: (
    context: GuildContext,
    invite: CollaborationInvite,
    at: string,
  ) => Promise<Operation[]>
}

/**
 * An invite leaves `pending` once: of many who close it at the same moment one wins. With it go its
 * guards, so that there may be a new one, and its expiry, so that what became of it stays.
 */
export const closeInvite = ({ name, side, status, action, alongWith }: Closing) =>
  mutation({
    name,
    input: InviteInput,
    rate: COLLABORATION_RATE,
    plan: async ({ context, input }) => {
      const invite = await openInvite(context, input, side)
      const at = laterThan(invite.updatedAt, context.stamp().at)
      return {
        operations: [
          change(CollaborationInvite, invite, {
            patch: { status, updatedAt: at, ttl: undefined },
            when: stillOpenInvite(context.now()),
          }),
          ...(await releaseGuards(context, invite)),
          ...((await alongWith?.(context, invite, at)) ?? []),
        ],
        result: {},
        audit: {
          action,
          resourceType: 'CollaborationInvite',
          resourceId: invite.inviteId,
          metadata: { on: invite.resourceType, id: invite.resourceId },
        },
      }
    },
    answer: ({ context, input }) => inviteAfter(context, input),
  })
