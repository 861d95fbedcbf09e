import { lookup, pattern } from '@longtable/entity'
import { Collaborator } from './collaborator.entity.ts'
import { Resource } from './resource.entity.ts'

export const resourceById = lookup(Resource, { source: 'spec: from an id to its owner' })
export const collaboratorsOn = pattern(Collaborator, 'table', {
  source: '000: List resource collaborators',
})

/** Of one type: `collaborationsOf({ userId, resourceType: 'goal' })`. */
export const collaborationsOf = pattern(Collaborator, 'GSI1', {
  source: "000: List user's collaborations; 000: List collaborations by type",
  descending: true,
  ownedBy: 'userId',
})
export const collaboration = lookup(Collaborator, { source: '000: Check if user is collaborator' })
