import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { collabHubTable } from '../table.ts'

export const Notification = entity(collabHubTable, {
  type: 'NOTIFICATION',
  fields: {
    notificationId: Id,
    userId: Id,
    type: z.enum(['APPLICATION_UPDATE', 'ACCESS_REQUEST', 'MESSAGE', 'SYSTEM']),
    title: z.string(),
    body: z.string(),
    relatedEntityType: z.string().optional(),
    relatedEntityId: z.string().optional(),
    isRead: z.boolean(),
    createdAt: Timestamp,
  },
  keys: {
    table: ['USER#{userId}', 'NOTIFICATION#{notificationId}'],
    GSI3: ['NOTIFICATION', '{createdAt}'],
  },
})
export type Notification = Of<typeof Notification>
