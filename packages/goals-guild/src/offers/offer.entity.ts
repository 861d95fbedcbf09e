import { Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { Tags } from '../fields.ts'
import { ggCore } from '../table.ts'

/** An item that was made by the document alone has no publisher; only admins change it. */
export const Offer = entity(ggCore, {
  type: 'Offer',
  ours: ['GSI3'],
  fields: {
    id: Id,
    companyId: Id,
    userId: Id.optional(),
    title: z.string(),
    description: z.string().optional(),
    tags: Tags,
    status: z.enum(['open', 'closed']),
    createdAt: Timestamp,
    updatedAt: Timestamp.optional(),
    /** Grows with every change: what follows from its tags hangs on it. */
    revision: Count.optional(),
  },
  lacking: { tags: [] },
  keys: {
    table: ['OFFER#{id}', 'OFFER#{id}'],
    GSI3: ['AUTHOR#{userId}', 'OFFER#{createdAt}#{id}'],
    GSI6: ['COMPANY#{companyId}', 'Offer#{id}'],
  },
})
export type Offer = Of<typeof Offer>
