import { localDay, settle } from '@longtable/core'
import { add, asRead, change, check, put, type Reader, remove } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { goalById } from '../goals/goal.patterns.ts'
import { Task } from '../goals/task.entity.ts'
import { taskById } from '../goals/task.patterns.ts'
import { User } from '../users/user.entity.ts'
import { profileById } from '../users/user.patterns.ts'
import { Completion, DayCounts, placeOfDay } from './completion.entity.ts'
import { completionOf } from './completion.patterns.ts'

type Stored = Pick<Reader, 'store'>

/** What each day gains and loses, one operation a month. */
function moves(changes: readonly (readonly [Completion | undefined, 1 | -1])[]): Operation[] {
  const months = new Map<
    string,
    { key: Pick<DayCounts, 'userId' | 'audience' | 'month'>; amounts: Record<string, number> }
  >()
  for (const [one, amount] of changes) {
    if (!one) continue
    const { month, name } = placeOfDay(one.day)
    for (const audience of one.isPublic ? (['ALL', 'PUBLIC'] as const) : (['ALL'] as const)) {
      const item = `${audience}#${month}`
      const moved = months.get(item) ?? {
        key: { userId: one.userId, audience, month },
        amounts: {},
      }
      moved.amounts[name] = (moved.amounts[name] ?? 0) + amount
      months.set(item, moved)
    }
  }
  return [...months.values()].map(({ key, amounts }) =>
    add(DayCounts, key, { amounts: { ...amounts, revision: 1 }, orCreate: true }),
  )
}

interface SeenTask {
  readonly task: Task
  readonly isGone: boolean
}

/** What the task says that this person has done; undefined when that is nothing. */
async function wanted(
  deps: Stored,
  { done, completedBy, completedAt, goalId, userId: ownerId, id: taskId }: Task,
  userId: string,
): Promise<Completion | undefined> {
  if (!done || completedBy !== userId || completedAt === undefined) return undefined
  const [person, goal] = await Promise.all([
    profileById(deps, { id: userId }),
    goalById(deps, { userId: ownerId, id: goalId }),
  ])
  if (!person || person.status === 'deleted') return undefined
  const day = localDay(person.timeZone, Date.parse(completedAt))
  const isPublic = goal?.visibility === 'public'
  return { userId, taskId, goalId, day, isPublic, completedAt }
}

function stated(row: Completion | undefined, next: Completion | undefined): Operation[] {
  if (!row) return next ? [put(Completion, next)] : []
  const when = asRead(Completion, row, 'completedAt')
  return [next ? change(Completion, row, { patch: next, when }) : remove(Completion, row, when)]
}

const stillThere = (userId: string) =>
  check(User, { id: userId }, { attribute: 'status', notEquals: 'deleted' })

interface Counting {
  readonly userId: string
  /** The task as a change tells it, where it has gone since: the last one tells how it was then. */
  readonly gone?: Task | undefined
}

async function seen(
  deps: Stored,
  { goalId, id }: Pick<Task, 'goalId' | 'id'>,
  gone: Task | undefined,
): Promise<SeenTask | undefined> {
  const task = await taskById(deps, { goalId, id })
  if (task) return { task, isGone: false }
  return gone && { task: gone, isGone: true }
}

/**
 * Makes what counts for somebody what the task says. The row, the numbers of the days and the state of
 * the task are one transaction, so a change that comes again, late or out of order adds nothing. What
 * counts already stays on its day, wherever the person is now.
 */
export const countCompletion = (
  deps: Stored,
  key: Pick<Task, 'goalId' | 'id'>,
  { userId, gone }: Counting,
): Promise<void> =>
  settle(`What ${userId} has done of task ${key.id}`, async () => {
    const found = await seen(deps, key, gone)
    if (!found) return
    const { task, isGone } = found
    const row = await completionOf(deps, { userId, taskId: task.id })
    const next = await wanted(deps, task, userId)
    if (row?.completedAt === next?.completedAt) return
    await deps.store.write([
      ...stated(row, next),
      ...moves([
        [row, -1],
        [next, 1],
      ]),
      check(
        Task,
        key,
        isGone ? 'absent' : asRead(Task, task, 'done', 'completedAt', 'completedBy'),
      ),
      ...(next ? [stillThere(userId)] : []),
    ])
  })
