import { put } from '@longtable/entity'
import type { AdoptStep } from '@longtable/system'
import type { Store } from '@longtable/store'
import { resourceById } from './collaborator.patterns.ts'
import { Resource } from './resource.entity.ts'

/** The way from an id to its owner, where it is missing. An id that two have leads to the first. */
export async function missingResource(store: Store, resource: Resource): Promise<AdoptStep[]> {
  const { resourceType, resourceId, ownerId, goalId } = resource
  const known = await resourceById({ store }, { resourceType, resourceId })
  if (!known) return [{ operations: [put(Resource, resource)] }]
  if (known.ownerId === ownerId && known.goalId === goalId) return []
  return [
    { finding: `${resourceType} ${resourceId} is of ${known.ownerId}, and ${ownerId} has it too` },
  ]
}
