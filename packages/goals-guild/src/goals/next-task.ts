import { instantAt, localDay } from '@longtable/core'
import { put, remove } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { collaboratorsOn } from '../collaboration/collaborator.patterns.ts'
import { commentsOn } from '../collaboration/comment.patterns.ts'
import { invitesTo } from '../collaboration/invite.patterns.ts'
import { Resource } from '../collaboration/resource.entity.ts'
import type { GuildContext } from '../context.ts'
import { profileById } from '../users/user.patterns.ts'
import { goalResource, stillAssignable, taskResource } from './assignee.policy.ts'
import type { Goal } from './goal.entity.ts'
import { taskCountsOf, TASKS_PER_GOAL_MAX } from './progress.ts'
import { nextAt } from './repeat.ts'
import { Task } from './task.entity.ts'
import { taskById, tasksIn } from './task.patterns.ts'

/** What the end of a task, or taking it back, does to those that come after it. */
export interface Series {
  readonly nextId: string | undefined
  readonly operations: readonly Operation[]
  /** How many more tasks there are, and how many of them are done. */
  readonly tasks: 1 | 0 | -1
  readonly done: 0 | -1
}

const asItIs = ({ nextId }: Task): Series => ({ nextId, operations: [], tasks: 0, done: 0 })

const removal = (task: Task): Operation[] => [
  remove(
    Task,
    { goalId: task.goalId, id: task.id },
    {
      all: [
        { attribute: 'done', equals: task.done },
        { attribute: 'updatedAt', equals: task.updatedAt },
      ],
    },
  ),
  remove(Resource, { resourceType: 'task', resourceId: task.id }),
]

/** In a goal that is full, the one that was done longest ago and has come again since makes room. */
async function roomIn(context: GuildContext, goal: Goal): Promise<Task | 'enough' | undefined> {
  if (taskCountsOf(goal).taskCount < TASKS_PER_GOAL_MAX) return 'enough'
  let oldest: Task | undefined
  for await (const tasks of tasksIn.each(context, { goalId: goal.id }))
    for (const one of tasks) {
      const isOlder = (one.completedAt ?? '') < (oldest?.completedAt ?? '9')
      if (one.done && one.nextId !== undefined && isOlder) oldest = one
    }
  return oldest
}

/** Where the days of a goal's tasks begin and end. */
export const ownerZone = async (
  context: GuildContext,
  userId: string,
): Promise<string | undefined> => (await profileById(context, { id: userId }))?.timeZone

interface Ending {
  readonly task: Task
  readonly goal: Goal
  readonly actorId: string
  readonly at: string
}

/** When the next one is due, in the calendar of its owner; undefined where none is to come. */
async function dueNext(context: GuildContext, { task, goal, at }: Ending) {
  const { repeat, repeatFrom, nextId, userId } = task
  // Who has taken one back and does it again has its successor already, or has deleted it.
  const isLast = !repeat || repeatFrom === undefined || nextId !== undefined
  if (isLast || goal.status === 'completed') return undefined
  const zone = await ownerZone(context, userId)
  const next = nextAt({ repeat, repeatFrom }, localDay(zone, Date.parse(at)))
  if (next === undefined) return undefined
  return { repeat, repeatFrom: next, dueAt: new Date(instantAt(zone, next)).toISOString() }
}

/**
 * The one that comes after a task that is done now: made with its end in one transaction, so once,
 * whoever does it and however often they try.
 */
export async function nextTask(context: GuildContext, ending: Ending): Promise<Series> {
  const { task, goal, actorId, at } = ending
  const due = await dueNext(context, ending)
  const room = due && (await roomIn(context, goal))
  if (!due || !room) return asItIs(task)
  const { id } = context.stamp()
  const { goalId, userId, title, nlpPlan, note, createdBy } = task
  const resource = goalResource(goal)
  const assignable = await stillAssignable(context, {
    resource,
    assigneeId: task.assigneeId,
    actorId,
  })
  const assigneeId = assignable && task.assigneeId
  const kept = { goalId, userId, title, nlpPlan, note, createdBy, assigneeId }
  const next: Task = { ...kept, ...due, id, done: false, createdAt: at, updatedAt: at }
  return {
    nextId: id,
    operations: [
      put(Task, next),
      put(Resource, taskResource(next)),
      ...(room === 'enough' ? [] : removal(room)),
      ...(assignable ?? []),
    ],
    ...(room === 'enough' ? { tasks: 1, done: 0 } : { tasks: 0, done: -1 }),
  }
}

/** Somebody has said something there, or takes part. */
async function hasCompany(context: GuildContext, { id }: Task): Promise<boolean> {
  const on = { resourceType: 'task', resourceId: id } as const
  const lists = await Promise.all([
    commentsOn(context, on, { limit: 1 }),
    collaboratorsOn(context, on, { limit: 1 }),
    invitesTo(context, on, { limit: 1 }),
  ])
  return lists.some(({ items }) => items.length > 0)
}

/** Who takes the end of a task back takes its successor back too, as long as nobody has touched it. */
export async function withdrawNext(context: GuildContext, task: Task): Promise<Series> {
  const { goalId, nextId } = task
  const next = nextId === undefined ? undefined : await taskById(context, { goalId, id: nextId })
  const isTouched = !next || next.done || next.updatedAt !== next.createdAt
  if (isTouched || (await hasCompany(context, next))) return asItIs(task)
  return { nextId: undefined, operations: removal(next), tasks: -1, done: 0 }
}
