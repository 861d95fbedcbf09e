import { act, DomainError } from '@longtable/core'
import { remove } from '@longtable/entity'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { Collaborator } from './collaborator.entity.ts'
import { collaboration } from './collaborator.patterns.ts'
import { COLLABORATION_RATE } from './invite-fields.ts'
import type { CollaboratorLeft } from './remove-collaborator.ts'
import { type ResourceKey, seenResource } from './resource.policy.ts'

/** Why somebody without a row of their own cannot leave; whoever is nothing here is told nothing. */
async function refusal(context: GuildContext, key: ResourceKey): Promise<DomainError> {
  const { role } = await seenResource(context, key)
  return role === 'owner'
    ? new DomainError('CONFLICT', 'collaboration.owner', 'It is yours; delete it instead.')
    : new DomainError('CONFLICT', 'collaboration.via-goal', 'You take part through its goal.')
}

/** A row of one's own is enough: also who is blocked by the owner may leave. */
export async function leaveResource(
  context: GuildContext,
  input: ResourceKey,
  requestId?: string,
): Promise<CollaboratorLeft> {
  const { id: userId } = await registered(context)
  const asked = { name: 'leaveResource', input, requestId, rate: COLLABORATION_RATE }
  return act(context, asked, async () => {
    await registered(context)
    const { resourceType, resourceId } = input
    const key = { resourceType, resourceId, userId }
    if (!(await collaboration(context, key))) throw await refusal(context, input)
    return {
      operations: [remove(Collaborator, key, 'present'), stillActive(userId)],
      result: key,
      audit: {
        action: 'RESOURCE_LEFT',
        resourceType: 'Collaborator',
        resourceId: userId,
        metadata: { on: resourceType, id: resourceId },
      },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
}
