import { Count, DateOrTime, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { Tags } from '../fields.ts'
import { ggCore } from '../table.ts'

/** Immutable after creation except for `status` and `progress`. */
export const Quest = entity(ggCore, {
  type: 'Quest',
  fields: {
    id: Id,
    userId: Id,
    title: z.string(),
    description: z.string().optional(),
    difficulty: z.enum(['easy', 'medium', 'hard']),
    rewardXp: z.int(),
    status: z.enum(['active', 'completed', 'cancelled']),
    progress: Count,
    tags: Tags,
    deadline: DateOrTime.optional(),
    kind: z.enum(['linked', 'quantitative']),
    linkedGoalIds: z.array(Id).optional(),
    linkedTaskIds: z.array(Id).optional(),
    targetCount: Count.optional(),
    countScope: z.enum(['any', 'linked']).optional(),
    startAt: Timestamp.optional(),
    periodSeconds: z.int().optional(),
    /** The tombstone: hidden from now on, removed when everything below it has gone. */
    deletedAt: Timestamp.optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  lacking: { progress: 0, tags: [] },
  keys: {
    table: ['USER#{userId}', 'QUEST#{id}'],
    GSI1: ['USER#{userId}', 'ENTITY#Quest#{createdAt}'],
  },
})
export type Quest = Of<typeof Quest>

/** A task that has counted towards a quest, so that it counts once. */
export const QuestCount = entity(ggCore, {
  type: 'QuestCount',
  ours: true,
  fields: { questId: Id, taskId: Id, goalId: Id.optional(), countedAt: Timestamp },
  keys: { table: ['QUEST#{questId}', 'COUNTED#{taskId}'] },
})
export type QuestCount = Of<typeof QuestCount>

/** Stands in a link's place for every task of the user. */
export const ANY_TASK = 'ANY'

/**
 * From a goal or a task to the quests that hang on it. An active quest that counts any task has one
 * link of the type `any`, so that a done task finds it without reading all quests.
 */
export const QuestLink = entity(ggCore, {
  type: 'QuestLink',
  ours: true,
  fields: {
    userId: Id,
    linkedType: z.enum(['goal', 'task', 'any']),
    linkedId: Id,
    questId: Id,
    createdAt: Timestamp,
  },
  keys: { table: ['USER#{userId}', 'QUESTLINK#{linkedId}#{questId}'] },
})
export type QuestLink = Of<typeof QuestLink>
