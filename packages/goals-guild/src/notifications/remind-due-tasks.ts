import type { Deps } from '@longtable/system'
import { dayAfter, localDay, type Schedule } from '@longtable/core'
import { asRead, check, findListed, findShown, type Reader } from '@longtable/entity'
import { tell } from './tell.ts'
import { Goal } from '../goals/goal.entity.ts'
import { Task } from '../goals/task.entity.ts'
import { tasksDueOn } from '../goals/task.patterns.ts'
import { User } from '../users/user.entity.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const PROCESSOR = 'goals.remind-due'

type Listing = Pick<Reader, 'store' | 'onUnreadable'>

const utcDay = (epochMs: number) => localDay(undefined, epochMs).replaceAll('-', '')

const doerOf = ({ assigneeId, userId }: Task): string => assigneeId ?? userId

/** Who is to do it is told once for each day it is due on. */
async function remind(deps: Deps, task: Task, day: string): Promise<void> {
  const userId = doerOf(task)
  await tell(deps, {
    userId,
    kind: 'task_due',
    resourceType: 'task',
    resourceId: task.id,
    key: `due-${task.id}-${day}${userId === task.userId ? '' : `-${userId}`}`,
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
            asRead(Task, task, 'assigneeId'),
          ],
        },
      ),
    ],
  })
}

/** Of these, those of active goals that are due tomorrow where whoever is to do them is. */
async function dueTomorrow(reader: Listing, tasks: readonly Task[], now: number) {
  const goalKeys = new Map(tasks.map(({ userId, goalId: id }) => [id, { userId, id }]))
  const doers = [...new Set(tasks.map(doerOf))]
  const [goals, people] = await Promise.all([
    findListed(reader, Goal, [...goalKeys.values()]),
    findShown(
      reader,
      User,
      doers.map((id) => ({ id })),
    ),
  ])
  const isActive = new Set(
    goals.flatMap((goal) =>
      goal?.status === 'active' && goal.deletedAt === undefined ? goal.id : [],
    ),
  )
  const zones = new Map(doers.map((id, place) => [id, people[place]?.timeZone]))
  return tasks.flatMap((task) => {
    const zone = zones.get(doerOf(task))
    const day = localDay(zone, Date.parse(task.dueAt ?? ''))
    const isTomorrow = day === dayAfter(localDay(zone, now), 1)
    return isTomorrow && isActive.has(task.goalId) ? [{ task, day }] : []
  })
}

/** Tells those who are to do them of open tasks of active goals that are due tomorrow, by their calendar. */
export async function remindOfDueTasks(deps: Deps): Promise<void> {
  const { store, log } = deps
  // One that cannot be read must not keep the reminders of all others back.
  const reader: Listing = {
    store,
    onUnreadable: (error) => log.error({ err: error }, 'a stored item cannot be read'),
  }
  const now = deps.now()
  // Somewhere tomorrow begins within the hour, and somewhere else it ends in two days.
  for (const days of [0, 1, 2])
    for await (const tasks of tasksDueOn.each(reader, { dueDay: utcDay(now + days * DAY_MS) }))
      for (const { task, day } of await dueTomorrow(reader, tasks, now))
        await remind(deps, task, day)
}

/** More often than daily: a task may be given its date at noon of the day before. */
export const dueTaskReminders = (deps: Deps): Schedule => ({
  name: PROCESSOR,
  everyMs: HOUR_MS,
  run: () => remindOfDueTasks(deps),
})
