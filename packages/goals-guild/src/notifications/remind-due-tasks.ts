import type { Deps } from '@longtable/system'
import type { Schedule } from '@longtable/core'
import { check, findListed, type Reader } from '@longtable/entity'
import { tell } from './tell.ts'
import { Goal } from '../goals/goal.entity.ts'
import { Task } from '../goals/task.entity.ts'
import { tasksDueOn } from '../goals/task.patterns.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const PROCESSOR = 'goals.remind-due'

const dayOf = (epochMs: number) => new Date(epochMs).toISOString().slice(0, 10).replaceAll('-', '')

/** A task is told of once for each day it is due on. */
async function remind(deps: Deps, task: Task, day: string): Promise<void> {
  await tell(deps, {
    userId: task.userId,
    kind: 'task_due',
    resourceType: 'task',
    resourceId: task.id,
    key: `due-${task.id}-${day}`,
    at: deps.stamp().at,
    // The index may be behind: the task itself says whether it is still open and due then.
    when: [
      check(
        Task,
        { goalId: task.goalId, id: task.id },
        {
          all: [
            { attribute: 'done', equals: false },
            { attribute: 'dueAt', equals: task.dueAt ?? '' },
          ],
        },
      ),
    ],
  })
}

/** Tells the owners of active goals of their open tasks that are due tomorrow, in UTC. */
export async function remindOfDueTasks(deps: Deps): Promise<void> {
  const { store, log } = deps
  const day = dayOf(deps.now() + DAY_MS)
  // One that cannot be read must not keep the reminders of all others back.
  const reader: Pick<Reader, 'store' | 'onUnreadable'> = {
    store,
    onUnreadable: (error) => log.error({ err: error }, 'a stored item cannot be read'),
  }
  for await (const tasks of tasksDueOn.each(reader, { dueDay: day })) {
    const keys = new Map(tasks.map(({ userId, goalId: id }) => [id, { userId, id }]))
    const goals = await findListed(reader, Goal, [...keys.values()])
    const active = new Set(
      goals
        .filter((goal) => goal?.status === 'active' && goal.deletedAt === undefined)
        .map((goal) => goal?.id),
    )
    for (const task of tasks) if (active.has(task.goalId)) await remind(deps, task, day)
  }
}

/** More often than daily: a task may be given its date at noon of the day before. */
export const dueTaskReminders = (deps: Deps): Schedule => ({
  name: PROCESSOR,
  everyMs: HOUR_MS,
  run: () => remindOfDueTasks(deps),
})
