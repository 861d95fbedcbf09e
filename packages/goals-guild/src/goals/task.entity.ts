import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { StoredPlan } from '../fields.ts'
import { ggCore } from '../table.ts'

interface Due {
  readonly dueAt?: string | undefined
  readonly done?: boolean
}

interface Handed {
  readonly assigneeId?: string | undefined
  readonly userId?: string
  readonly done?: boolean
}

/** Sorts after every date, so undated tasks come last. */
const due = ({ dueAt }: Due) => dueAt ?? 'NODUE'

/** Reminders look only at what is open and dated. */
const dueDay = ({ dueAt, done }: Due) =>
  done ? undefined : dueAt?.slice(0, 10).replaceAll('-', '')

/** Who has something to do in somebody else's goal: their own goals are in their list already. */
const assignedTo = ({ assigneeId, userId, done }: Handed) =>
  done || assigneeId === userId ? undefined : assigneeId

/** One of these: every so many days, on these weekdays (1 is Monday), so many days after it is done. */
const StoredRepeat = z.object({
  everyDays: z.int().optional(),
  weekdays: z.array(z.int()).optional(),
  daysAfter: z.int().optional(),
})

/** `userId` is the owner of the goal, `createdBy` whoever added the task. */
export const Task = entity(ggCore, {
  type: 'Task',
  ours: ['GSI2'],
  fields: {
    id: Id,
    goalId: Id,
    userId: Id,
    title: z.string(),
    note: z.string().optional(),
    dueAt: Timestamp.optional(),
    nlpPlan: StoredPlan,
    done: z.boolean(),
    createdBy: Id,
    /** Who of those who work on the goal is to do it. */
    assigneeId: Id.optional(),
    completedAt: Timestamp.optional(),
    /** Whose day it counts for. */
    completedBy: Id.optional(),
    /** How it comes again when it is done. */
    repeat: StoredRepeat.optional(),
    /** What clocks where the owner is say when it is due: the calendar goes on from here. */
    repeatFrom: z.string().optional(),
    /** The one that came after it. */
    nextId: Id.optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  lacking: {
    done: false,
    createdBy: ({ userId }) => userId as string,
    completedAt: ({ done, updatedAt }) => (done === true ? (updatedAt as string) : undefined),
    completedBy: ({ done, userId }) => (done === true ? (userId as string) : undefined),
  },
  derive: { due, dueDay, assignedTo },
  keys: {
    table: ['GOAL#{goalId}', 'TASK#{id}'],
    GSI1: ['USER#{userId}', 'ENTITY#Task#{due}#{id}'],
    GSI2: ['ASSIGNED#{assignedTo}', '{due}#{id}'],
    GSI4: ['DUE#{dueDay}', '{dueAt}#TASK#{id}'],
  },
})
export type Task = Of<typeof Task>
