import { Count, DateOrTime, entity, Id, type Of, Timestamp } from '@longtable/entity'
import type { Item } from '@longtable/store'
import * as z from 'zod'
import { StoredPlan, Tags, Visibility } from '../fields.ts'
import { ggCore } from '../table.ts'

/** Whoever knew no such time changed it last when it was completed, as far as anybody can tell. */
const completedAt = ({ status, updatedAt }: Item) =>
  status === 'completed' ? (updatedAt as string) : undefined

/**
 * The counts and revisions move with every write of ours; an item that was made by the document
 * alone has none of them, so each may be missing and then stands for 0.
 */
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
    deadline: DateOrTime.optional(),
    nlpPlan: StoredPlan,
    groupId: Id.optional(),
    taskCount: Count.optional(),
    doneCount: Count.optional(),
    /** Grows when tasks come, go, are done or undone: a recount hangs on it. */
    taskRevision: Count.optional(),
    /** Bounds the milestones; where it is missing they are counted. */
    milestoneCount: Count.optional(),
    /** Grows when milestones come or go: a recount hangs on it. */
    milestoneRevision: Count.optional(),
    /** Grows when the goal itself is changed: what follows from its tags hangs on it. */
    revision: Count.optional(),
    completedAt: Timestamp.optional(),
    /** The tombstone: hidden from now on, removed when everything below it has gone. */
    deletedAt: Timestamp.optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  // Nobody has said that others may see it.
  lacking: {
    tags: [],
    visibility: 'private',
    completedAt,
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
