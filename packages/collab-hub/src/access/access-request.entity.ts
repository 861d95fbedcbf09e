import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { collabHubTable } from '../table.ts'

export const AccessStatus = z.enum(['PENDING', 'APPROVED', 'REJECTED', 'REVOKED'])

/** Each allows what those before it allow. */
export const AccessLevel = z.enum(['VIEW_PROFILE', 'VIEW_DECK', 'FULL_ACCESS'])
export type AccessLevel = z.infer<typeof AccessLevel>

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
    /** Granted to an address: that is all its founder sees of it, and knows it by. */
    isToAddress: z.boolean().optional(),
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
    /** Where the two write to each other. */
    conversationId: Id.optional(),
    updatedAt: Timestamp,
  },
  keys: { table: ['STARTUP#{startupId}', 'GRANT#{userId}'] },
})
export type Grant = Of<typeof Grant>

/**
 * A direct grant to whoever has this address, now or later. It stays, so that its founder never learns
 * whether somebody has. The attribute is not `email`: see the table.
 */
export const EmailGrant = entity(collabHubTable, {
  type: 'EmailGrant',
  ours: true,
  isHelper: true,
  fields: {
    address: z.string(),
    startupId: Id,
    accessLevel: AccessLevel,
    expiresAt: Timestamp.optional(),
    /** What it has become, and as of when: what is granted anew is handed over anew. */
    accessId: Id.optional(),
    handedAt: Timestamp.optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  keys: {
    table: ['EMAIL#{address}', 'GRANT#{startupId}'],
    GSI1: ['INVITED#{startupId}', 'EMAIL#{address}'],
  },
})
export type EmailGrant = Of<typeof EmailGrant>
