import { DomainError } from '@longtable/core'
import { add, asRead, change, type Reader } from '@longtable/entity'
import type { Condition, Operation } from '@longtable/store'
import { NOT_DELETED } from '../alive.ts'
import { Goal } from './goal.entity.ts'
import { tasksIn } from './task.patterns.ts'

export const TASKS_PER_GOAL_MAX = 500

export interface TaskCounts {
  readonly taskCount: number
  readonly doneCount: number
}

export const taskCountsOf = ({ taskCount = 0, doneCount = 0 }: Partial<Goal>): TaskCounts => ({
  taskCount,
  doneCount,
})

/** Done of all tasks in per cent; a goal without tasks is at its beginning. */
export function progressOf(goal: Partial<Goal>): number {
  const { taskCount, doneCount } = taskCountsOf(goal)
  return taskCount > 0 ? (doneCount * 100) / taskCount : 0
}

export const GOAL_NOT_ARCHIVED = { attribute: 'status', notEquals: 'archived' } as const

export const OPEN_GOAL: Condition = { all: ['present', NOT_DELETED, GOAL_NOT_ARCHIVED] }

export function refuseArchivedGoal({ status }: Goal): void {
  if (status === 'archived')
    throw new DomainError(
      'CONFLICT',
      'goals.archived',
      'An archived goal has to be made active first.',
    )
}

export async function countTasks(
  reader: Pick<Reader, 'store'>,
  goalId: string,
): Promise<TaskCounts> {
  let [taskCount, doneCount] = [0, 0]
  for await (const tasks of tasksIn.each(reader, { goalId })) {
    taskCount += tasks.length
    doneCount += tasks.filter(({ done }) => done).length
  }
  return { taskCount, doneCount }
}

const tooMany = () =>
  new DomainError('CONFLICT', 'tasks.too-many', `A goal has at most ${TASKS_PER_GOAL_MAX} tasks.`)

interface Move {
  readonly tasks?: 1 | -1 | 0
  readonly done?: 1 | -1 | 0
  readonly at: string
  /** Tasks of an archived goal may still be deleted. */
  readonly mayBeArchived?: true
}

const isPossible = ({ taskCount, doneCount }: TaskCounts): boolean =>
  doneCount >= 0 && doneCount <= taskCount && taskCount <= TASKS_PER_GOAL_MAX

function movedFrom(counts: TaskCounts, { tasks = 0, done = 0 }: Move): TaskCounts {
  return { taskCount: counts.taskCount + tasks, doneCount: counts.doneCount + done }
}

/** In the store as well: the counts never go below 0 nor above their bound, whoever else writes. */
function bounds({ tasks = 0, done = 0 }: Move): Exclude<Condition, string>[] {
  const limit = { attribute: 'taskCount', lessThan: TASKS_PER_GOAL_MAX } as const
  return [
    ...(tasks > 0 ? [{ any: [{ attribute: 'taskCount', missing: true }, limit] } as const] : []),
    ...(tasks < 0 ? [{ attribute: 'taskCount', atLeast: 1 } as const] : []),
    ...(done < 0 ? [{ attribute: 'doneCount', atLeast: 1 } as const] : []),
  ]
}

/**
 * Moves a goal's counts with one of its tasks. Counts that cannot be right are not trusted: they are
 * counted anew and set, so that a drifted count never stands in the way of an act.
 */
export async function moveCounts(
  reader: Pick<Reader, 'store'>,
  goal: Goal,
  move: Move,
): Promise<Operation> {
  const open = move.mayBeArchived ? [NOT_DELETED] : [NOT_DELETED, GOAL_NOT_ARCHIVED]
  if (isPossible(movedFrom(taskCountsOf(goal), move))) {
    const { tasks = 0, done = 0 } = move
    return add(
      Goal,
      { userId: goal.userId, id: goal.id },
      {
        amounts: {
          taskRevision: 1,
          ...(tasks !== 0 && { taskCount: tasks }),
          ...(done !== 0 && { doneCount: done }),
        },
        set: { updatedAt: move.at },
        when: { all: [...open, ...bounds(move)] } as Condition,
      },
    )
  }
  const next = movedFrom(await countTasks(reader, goal.id), move)
  if (move.tasks === 1 && next.taskCount > TASKS_PER_GOAL_MAX) throw tooMany()
  return change(Goal, goal, {
    patch: { ...next, taskRevision: (goal.taskRevision ?? 0) + 1, updatedAt: move.at },
    when: { all: [...open, asRead(Goal, goal, 'taskRevision')] },
  })
}

/** Sets the counts to what they count; says whether they had drifted. */
export async function recountGoal(reader: Pick<Reader, 'store'>, goal: Goal): Promise<boolean> {
  const real = await countTasks(reader, goal.id)
  const kept = taskCountsOf(goal)
  if (real.taskCount === kept.taskCount && real.doneCount === kept.doneCount) return false
  const patch = { ...real, taskRevision: (goal.taskRevision ?? 0) + 1 }
  await reader.store.write([
    change(Goal, goal, { patch, when: asRead(Goal, goal, 'taskRevision') }),
  ])
  return true
}
