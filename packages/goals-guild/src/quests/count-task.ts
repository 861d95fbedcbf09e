import type { ProcessorContext } from '@longtable/core'
import { add, change, check, findMany, put, type Reader, remove } from '@longtable/entity'
import { type Condition, ConditionFailedError, type Operation } from '@longtable/store'
import { NOT_DELETED } from '../alive.ts'
import { Task } from '../goals/task.entity.ts'
import { isCounted } from './quest-rules.ts'
import { Quest, QuestCount } from './quest.entity.ts'
import { questById, questCount, questCountsOf } from './quest.patterns.ts'

type Deps = Pick<ProcessorContext, 'store' | 'now'>
type TaskKey = Pick<Task, 'goalId' | 'id' | 'completedAt'>

/** A task as it is, or as it was when it was deleted. */
export interface CountedTask {
  readonly task: Task
  readonly isGone: boolean
}

const ACTIVE = [{ attribute: 'status', equals: 'active' }, NOT_DELETED] as const

const isFor = (quest: Quest, { id, goalId }: Task): boolean =>
  quest.countScope !== 'linked' ||
  (quest.linkedTaskIds ?? []).includes(id) ||
  (quest.linkedGoalIds ?? []).includes(goalId)

function asSeen({ task, isGone }: CountedTask): Operation {
  const { goalId, id, done, completedAt } = task
  const when: Condition = isGone
    ? 'absent'
    : {
        all: [
          { attribute: 'done', equals: done },
          completedAt === undefined
            ? { attribute: 'completedAt', missing: true }
            : { attribute: 'completedAt', equals: completedAt },
        ],
      }
  return check(Task, { goalId, id }, when)
}

const move = (deps: Deps, quest: Quest, amount: 1 | -1): Operation =>
  add(
    Quest,
    { userId: quest.userId, id: quest.id },
    {
      amounts: { progress: amount },
      set: { updatedAt: new Date(deps.now()).toISOString() },
      when: {
        all: amount > 0 ? [...ACTIVE] : [...ACTIVE, { attribute: 'progress', atLeast: 1 }],
      },
    },
  )

/** False when something was not as it was read. */
async function holds(deps: Deps, operations: readonly Operation[]): Promise<boolean> {
  try {
    await deps.store.write(operations)
    return true
  } catch (error) {
    if (error instanceof ConditionFailedError) return false
    throw error
  }
}

async function uncount(deps: Deps, quest: Quest, seen: CountedTask): Promise<boolean> {
  const key = { questId: quest.id, taskId: seen.task.id }
  const removal = [remove(QuestCount, key, 'present'), asSeen(seen)]
  if (quest.progress > 0) return holds(deps, [...removal, move(deps, quest, -1)])
  // The number has drifted: the count goes all the same, and what is left is counted anew.
  return (await holds(deps, removal)) && (await recountQuest(deps, quest))
}

/**
 * Makes the count of one task what the task says: it counts while it is done and was done in time.
 * The count, the quest's number and the state of the task are one transaction, so a change that
 * comes again, late or out of order adds nothing. Says whether it is so now.
 */
export async function countTask(deps: Deps, quest: Quest, seen: CountedTask): Promise<boolean> {
  const { task } = seen
  const { id: questId } = quest
  const counted = await questCount(deps, { questId, taskId: task.id })
  const isWanted = task.done && isFor(quest, task) && isCounted(quest, task.completedAt)
  if (isWanted === (counted !== undefined)) return true
  if (!isWanted) return uncount(deps, quest, seen)
  const { id: taskId, goalId, completedAt = task.updatedAt } = task
  const count = { questId, taskId, goalId, countedAt: completedAt }
  return holds(deps, [put(QuestCount, count), move(deps, quest, 1), asSeen(seen)])
}

/** Sets `progress` to the number of counts, unless somebody else moved it meanwhile. */
export async function recountQuest(deps: Deps, { userId, id }: Quest): Promise<boolean> {
  const quest = await questById(deps, { userId, id })
  if (quest?.status !== 'active') return true
  let progress = 0
  for await (const counts of questCountsOf.each(deps, { questId: id })) progress += counts.length
  if (progress === quest.progress) return true
  const when = { all: [...ACTIVE, { attribute: 'progress', equals: quest.progress }] } as const
  return holds(deps, [change(Quest, quest, { patch: { progress }, when })])
}

/** Counts whose task is no longer done; a task that is gone keeps the count it had. */
export async function staleCounts(
  reader: Pick<Reader, 'store'>,
  quest: Quest,
): Promise<{ readonly stale: readonly Task[]; readonly counted: readonly TaskKey[] }> {
  const stale: Task[] = []
  const counted: TaskKey[] = []
  for await (const counts of questCountsOf.each(reader, { questId: quest.id })) {
    const keys = counts.flatMap(({ goalId, taskId: id }) =>
      goalId === undefined ? [] : [{ goalId, id }],
    )
    for (const task of await findMany(reader.store, Task, keys)) {
      if (!task) continue
      if (task.done && isCounted(quest, task.completedAt)) counted.push(task)
      else stale.push(task)
    }
  }
  return { stale, counted }
}

export async function takeBackCount(deps: Deps, quest: Quest, task: Task): Promise<void> {
  await countTask(deps, quest, { task, isGone: false })
}
