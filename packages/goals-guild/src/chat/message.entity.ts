import { EpochSeconds, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { ggCore } from '../table.ts'

export const Message = entity(ggCore, {
  type: 'Message',
  fields: {
    id: Id,
    roomId: Id,
    userId: Id,
    text: z.string(),
    createdAt: Timestamp,
    editedAt: Timestamp.optional(),
    deletedAt: Timestamp.optional(),
    ttl: EpochSeconds.optional(),
  },
  keys: {
    table: ['ROOM#{roomId}', 'MSG#{createdAt}#{id}'],
    GSI1: ['USER#{userId}', 'ENTITY#Message#{createdAt}'],
  },
})
export type Message = Of<typeof Message>
