import { notFound, UserId } from '@longtable/core'
import { remove } from '@longtable/entity'
import { mutation } from '../mutation.ts'
import { COLLABORATION_RATE } from '../rates.ts'
import { Collaborator } from './collaborator.entity.ts'
import { collaboration } from './collaborator.patterns.ts'
import { ownResource, ResourceInput, stillParticipates } from './resource.policy.ts'

/** By the owner. It acts at once: whatever the person does hangs on their row. */
export const removeCollaborator = mutation({
  name: 'removeCollaborator',
  input: ResourceInput.extend({ userId: UserId }),
  rate: COLLABORATION_RATE,
  plan: async ({ context, actor, input }) => {
    const seen = await ownResource(context, input)
    const { resourceType, resourceId, userId } = input
    const key = { resourceType, resourceId, userId }
    if (!(await collaboration(context, key))) throw notFound('collaborators.unknown', 'This person')
    return {
      operations: [remove(Collaborator, key, 'present'), ...stillParticipates(seen, actor.id)],
      result: key,
      audit: {
        action: 'COLLABORATOR_REMOVED',
        resourceType: 'Collaborator',
        resourceId: userId,
        metadata: { on: resourceType, id: resourceId },
      },
    }
  },
})
