import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { collabHubTable } from '../table.ts'

const AccessStatus = z.enum(['PENDING', 'APPROVED', 'REJECTED', 'REVOKED'])
const AccessLevel = z.enum(['VIEW_PROFILE', 'VIEW_DECK', 'FULL_ACCESS'])

export const AccessRequest = entity(collabHubTable, {
  type: 'ACCESS_REQUEST',
  fields: {
    accessId: Id,
    requesterId: Id,
    startupId: Id,
    founderId: Id,
    message: z.string().optional(),
    status: AccessStatus,
    /** The requested level while PENDING, the granted one after. */
    accessLevel: AccessLevel,
    requestedLevel: AccessLevel.optional(),
    grantedAt: Timestamp.optional(),
    expiresAt: Timestamp.optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  keys: {
    table: ['ACCESS#{accessId}', 'METADATA'],
    GSI1: ['REQUESTER#{requesterId}', 'ACCESS#{accessId}'],
    GSI2: ['STARTUP#{startupId}', 'STATUS#{status}#{createdAt}'],
    GSI3: ['ACCESS_REQUEST', '{createdAt}'],
  },
})
export type AccessRequest = Of<typeof AccessRequest>

/**
 * "May X read Y now", which an index cannot answer consistently. It is there from the request on,
 * so it also guards one live request per pair. Its expiry is compared at read, never a TTL.
 */
export const Grant = entity(collabHubTable, {
  type: 'Grant',
  ours: true,
  isHelper: true,
  fields: {
    startupId: Id,
    userId: Id,
    accessId: Id,
    status: AccessStatus,
    accessLevel: AccessLevel,
    expiresAt: Timestamp.optional(),
    updatedAt: Timestamp,
  },
  keys: { table: ['STARTUP#{startupId}', 'GRANT#{userId}'] },
})
export type Grant = Of<typeof Grant>
