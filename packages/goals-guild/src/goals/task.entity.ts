import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { StoredPlan } from '../fields.ts'
import { ggCore } from '../table.ts'

interface Due {
  readonly dueAt?: string | undefined
  readonly done?: boolean
}

/** Sorts after every date, so undated tasks come last. */
const due = ({ dueAt }: Due) => dueAt ?? 'NODUE'

/** Reminders look only at what is open and dated. */
const dueDay = ({ dueAt, done }: Due) =>
  done ? undefined : dueAt?.slice(0, 10).replaceAll('-', '')

/** `userId` is the owner of the goal, `createdBy` whoever added the task. */
export const Task = entity(ggCore, {
  type: 'Task',
  fields: {
    id: Id,
    goalId: Id,
    userId: Id,
    title: z.string(),
    dueAt: Timestamp.optional(),
    nlpPlan: StoredPlan,
    done: z.boolean(),
    createdBy: Id,
    completedAt: Timestamp.optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  lacking: {
    done: false,
    createdBy: ({ userId }) => userId as string,
    completedAt: ({ done, updatedAt }) => (done === true ? (updatedAt as string) : undefined),
  },
  derive: { due, dueDay },
  keys: {
    table: ['GOAL#{goalId}', 'TASK#{id}'],
    GSI1: ['USER#{userId}', 'ENTITY#Task#{due}#{id}'],
    GSI4: ['DUE#{dueDay}', '{dueAt}#TASK#{id}'],
  },
})
export type Task = Of<typeof Task>
