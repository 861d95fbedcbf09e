import { Count, EpochSeconds, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { accountsTable } from '../table.ts'

/**
 * A family of refresh tokens. Each token is derived from the session and its place in the family,
 * so neither it nor a hash of it is stored; `rotation` says which one is current.
 */
export const Session = entity(accountsTable, {
  type: 'Session',
  fields: {
    userId: Id,
    sessionId: Id,
    rotation: Count,
    /** The account's generation; a session of an earlier one is dead. */
    generation: Count,
    address: z.string(),
    agent: z.string(),
    createdAt: Timestamp,
    rotatedAt: Timestamp,
    expiresAt: Timestamp,
    ttl: EpochSeconds,
  },
  keys: { table: ['ACCOUNT#{userId}', 'SESSION#{sessionId}'] },
})
export type Session = Of<typeof Session>
