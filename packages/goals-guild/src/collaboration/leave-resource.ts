import { DomainError } from '@longtable/core'
import { remove } from '@longtable/entity'
import type { GuildContext } from '../context.ts'
import { mutation } from '../mutation.ts'
import { COLLABORATION_RATE } from '../rates.ts'
import { Collaborator } from './collaborator.entity.ts'
import { collaboration } from './collaborator.patterns.ts'
import { ResourceInput, type ResourceKey, seenResource } from './resource.policy.ts'

/** Why somebody without a row of their own cannot leave; whoever is nothing here is told nothing. */
async function refusal(context: GuildContext, key: ResourceKey): Promise<DomainError> {
  const { role } = await seenResource(context, key)
  return role === 'owner'
    ? new DomainError('CONFLICT', 'collaboration.owner', 'It is yours; delete it instead.')
    : new DomainError('CONFLICT', 'collaboration.via-goal', 'You take part through its goal.')
}

/** A row of one's own is enough: also who is blocked by the owner may leave. */
export const leaveResource = mutation({
  name: 'leaveResource',
  input: ResourceInput,
  rate: COLLABORATION_RATE,
  plan: async ({ context, actor: { id: userId }, input }) => {
    const { resourceType, resourceId } = input
    const key = { resourceType, resourceId, userId }
    if (!(await collaboration(context, key))) throw await refusal(context, input)
    return {
      operations: [remove(Collaborator, key, 'present')],
      result: key,
      audit: {
        action: 'RESOURCE_LEFT',
        resourceType: 'Collaborator',
        resourceId: userId,
        metadata: { on: resourceType, id: resourceId },
      },
    }
  },
})
