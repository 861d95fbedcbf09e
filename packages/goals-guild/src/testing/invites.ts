import type { ErrorCode } from '@longtable/core'
import { inviteCollaborator } from '../collaboration/invite-collaborator.ts'
import type { CollaborationInviteView } from '../collaboration/invite-views.ts'
import type { ResourceKey } from '../collaboration/resource.policy.ts'
import type { GuildContext } from '../context.ts'

/** As a client asks for it. */
export const invite = (
  owner: GuildContext,
  on: ResourceKey,
  { requestId, ...fields }: { readonly requestId?: string; readonly [field: string]: unknown },
): Promise<CollaborationInviteView> =>
  inviteCollaborator(owner, inviteCollaborator.input.parse({ ...on, ...fields }), requestId)

export const refusedAs = (code: ErrorCode, reason: string) => ({ code, reason })
