import { act, notFound, UserId } from '@longtable/core'
import { remove } from '@longtable/entity'
import type * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { Collaborator } from './collaborator.entity.ts'
import { collaboration } from './collaborator.patterns.ts'
import { COLLABORATION_RATE } from './invite-fields.ts'
import { ownResource, ResourceInput, stillParticipates } from './resource.policy.ts'

export const RemoveCollaboratorInput = ResourceInput.extend({ userId: UserId })

export interface CollaboratorLeft {
  readonly resourceType: Collaborator['resourceType']
  readonly resourceId: string
  readonly userId: string
}

/** By the owner. It acts at once: whatever the person does hangs on their row. */
export async function removeCollaborator(
  context: GuildContext,
  input: z.infer<typeof RemoveCollaboratorInput>,
  requestId?: string,
): Promise<CollaboratorLeft> {
  const { id: viewerId } = await registered(context)
  const asked = { name: 'removeCollaborator', input, requestId, rate: COLLABORATION_RATE }
  return act(context, asked, async () => {
    await registered(context)
    const seen = await ownResource(context, input)
    const { resourceType, resourceId, userId } = input
    const key = { resourceType, resourceId, userId }
    if (!(await collaboration(context, key))) throw notFound('collaborators.unknown', 'This person')
    return {
      operations: [
        remove(Collaborator, key, 'present'),
        ...stillParticipates(seen, viewerId),
        stillActive(viewerId),
      ],
      result: key,
      audit: {
        action: 'COLLABORATOR_REMOVED',
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
