import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { ggCore } from '../table.ts'

/** A call for help on a goal; it closes with the goal, and what was said in it stays. */
export const AssistThread = entity(ggCore, {
  type: 'AssistThread',
  ours: true,
  fields: {
    id: Id,
    userId: Id,
    goalId: Id,
    title: z.string(),
    /** What help is asked for: for everybody who may offer it. The messages are for those who do. */
    text: z.string().optional(),
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

/** From a goal to its threads: read from the table, so that the end of the goal misses none. */
export const AssistLink = entity(ggCore, {
  type: 'AssistLink',
  ours: true,
  fields: { goalId: Id, threadId: Id, createdAt: Timestamp },
  keys: { table: ['GOAL#{goalId}', 'ASSIST#{threadId}'] },
})
export type AssistLink = Of<typeof AssistLink>

export const AssistHelper = entity(ggCore, {
  type: 'AssistHelper',
  ours: true,
  fields: { threadId: Id, userId: Id, joinedAt: Timestamp },
  keys: {
    table: ['ASSIST#{threadId}', 'HELPER#{userId}'],
    GSI1: ['HELPING#{userId}', '{joinedAt}#{threadId}'],
  },
})
export type AssistHelper = Of<typeof AssistHelper>

export const AssistMsg = entity(ggCore, {
  type: 'AssistMsg',
  ours: ['GSI3'],
  fields: { id: Id, threadId: Id, userId: Id, text: z.string(), createdAt: Timestamp },
  keys: {
    table: ['ASSIST#{threadId}', 'MSG#{createdAt}#{id}'],
    GSI3: ['AUTHOR#{userId}', 'ASSISTMSG#{createdAt}#{id}'],
  },
})
export type AssistMsg = Of<typeof AssistMsg>
