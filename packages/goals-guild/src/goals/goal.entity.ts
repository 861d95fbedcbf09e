import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { NlpPlan, Tags, Visibility } from '../fields.ts'
import { ggCore } from '../table.ts'

export const Goal = entity(ggCore, {
  type: 'Goal',
  fields: {
    id: Id,
    userId: Id,
    title: z.string(),
    description: z.string().optional(),
    tags: Tags,
    status: z.enum(['active', 'paused', 'completed', 'archived']),
    visibility: Visibility,
    deadline: Timestamp.optional(),
    nlpPlan: NlpPlan.optional(),
    groupId: Id.optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  keys: {
    table: ['USER#{userId}', 'GOAL#{id}'],
    GSI1: ['USER#{userId}', 'ENTITY#Goal#{createdAt}'],
  },
})
export type Goal = Of<typeof Goal>

/** Achieved, once, when the goal's progress reaches `percentage`. */
export const Milestone = entity(ggCore, {
  type: 'Milestone',
  fields: {
    id: Id,
    goalId: Id,
    userId: Id,
    name: z.string(),
    percentage: z.number(),
    achieved: z.boolean(),
    achievedAt: Timestamp.optional(),
    description: z.string().optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  keys: {
    table: ['USER#{userId}', 'MILESTONE#{goalId}#{id}'],
    GSI1: ['USER#{userId}', 'ENTITY#Milestone#{createdAt}'],
  },
})
export type Milestone = Of<typeof Milestone>
