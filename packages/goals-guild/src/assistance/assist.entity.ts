import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { ggCore } from '../table.ts'

/** A call for help on a goal. */
export const AssistThread = entity(ggCore, {
  type: 'AssistThread',
  fields: {
    id: Id,
    userId: Id,
    goalId: Id,
    title: z.string(),
    status: z.enum(['open', 'closed']),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  keys: {
    table: ['ASSIST#{id}', 'ASSIST#{id}'],
    GSI1: ['USER#{userId}', 'ENTITY#Assist#{createdAt}'],
  },
})
export type AssistThread = Of<typeof AssistThread>

export const AssistHelper = entity(ggCore, {
  type: 'AssistHelper',
  fields: { threadId: Id, userId: Id, joinedAt: Timestamp },
  keys: {
    table: ['ASSIST#{threadId}', 'HELPER#{userId}'],
    GSI1: ['USER#{userId}', 'ENTITY#Helping#{joinedAt}'],
  },
})
export type AssistHelper = Of<typeof AssistHelper>

export const AssistMsg = entity(ggCore, {
  type: 'AssistMsg',
  fields: { id: Id, threadId: Id, userId: Id, text: z.string(), createdAt: Timestamp },
  keys: { table: ['ASSIST#{threadId}', 'MSG#{createdAt}#{id}'] },
})
export type AssistMsg = Of<typeof AssistMsg>
