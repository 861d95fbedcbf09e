import { entity, EpochSeconds, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { holdThatThoughtTable } from '../table.ts'

/** What somebody has written to the admins; it goes by mail, and by itself. */
export const ContactMessage = entity(holdThatThoughtTable, {
  type: 'Contact Message',
  ours: true,
  fields: {
    contactId: Id,
    name: z.string(),
    email: z.string(),
    message: z.string(),
    createdAt: Timestamp,
    TTL: EpochSeconds,
  },
  keys: { table: ['CONTACT#{contactId}', 'CONTACT'] },
})
export type ContactMessage = Of<typeof ContactMessage>
