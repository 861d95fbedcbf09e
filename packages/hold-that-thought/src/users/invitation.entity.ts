import { EpochSeconds, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { holdThatThoughtTable } from '../table.ts'

/** A relative who is approved on arrival. */
export const Invitation = entity(holdThatThoughtTable, {
  type: 'Invitation',
  ours: true,
  fields: {
    email: z.string(),
    invitedBy: Id,
    name: z.string().optional(),
    message: z.string().optional(),
    createdAt: Timestamp,
    expiresAt: Timestamp,
    TTL: EpochSeconds,
  },
  keys: {
    table: ['EMAIL#{email}', 'INVITE'],
    GSI1: ['INVITATIONS', '{createdAt}#{email}'],
  },
})
export type Invitation = Of<typeof Invitation>
