import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { resourceInKey, ResourceType, upperType } from '../fields.ts'
import { ggCore } from '../table.ts'

/** A collaborator works along; a viewer only looks. */
export const CollaboratorRole = z.enum(['collaborator', 'viewer'])

export const Collaborator = entity(ggCore, {
  type: 'Collaborator',
  fields: {
    userId: Id,
    resourceType: ResourceType,
    resourceId: Id,
    role: CollaboratorRole,
    joinedAt: Timestamp,
    lastSeenAt: Timestamp,
  },
  lacking: {
    ...resourceInKey,
    role: 'collaborator',
    lastSeenAt: ({ joinedAt }) => joinedAt as string,
  },
  derive: { TYPE: upperType },
  keys: {
    table: ['RESOURCE#{TYPE}#{resourceId}', 'COLLABORATOR#{userId}'],
    GSI1: ['USER#{userId}', 'COLLAB#{resourceType}#{joinedAt}'],
  },
})
export type Collaborator = Of<typeof Collaborator>
