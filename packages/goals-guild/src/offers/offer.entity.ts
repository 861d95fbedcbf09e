import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { Tags } from '../fields.ts'
import { ggCore } from '../table.ts'

export const Offer = entity(ggCore, {
  type: 'Offer',
  fields: {
    id: Id,
    companyId: Id,
    title: z.string(),
    tags: Tags,
    status: z.enum(['open', 'closed']),
    createdAt: Timestamp,
  },
  keys: {
    table: ['OFFER#{id}', 'OFFER#{id}'],
    GSI6: ['COMPANY#{companyId}', 'Offer#{id}'],
  },
})
export type Offer = Of<typeof Offer>
