import { type ProcessorContext, settle } from '@longtable/core'
import { check } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { NOT_DELETED } from '../alive.ts'
import { Goal } from '../goals/goal.entity.ts'
import { Task } from '../goals/task.entity.ts'
import { profileById } from '../users/user.patterns.ts'
import { staleCounts, takeBackCount } from './count-task.ts'
import { completion, endQuest, setProgress } from './finish-quest.ts'
import { type LinkedThings, linkedThings } from './quest-links.ts'
import { isInTime, linkCount } from './quest-rules.ts'
import type { Quest } from './quest.entity.ts'
import { questById } from './quest.patterns.ts'

type Deps = Pick<ProcessorContext, 'store' | 'now'>

export interface QuestKey {
  readonly userId: string
  readonly id: string
}

/** Conditions that fit beside what a completion writes. */
const CHECKS_MAX = 90

/** Completion is only true if it still is when it is written. */
const stillDone = (tasks: readonly Pick<Task, 'goalId' | 'id'>[]): Operation[] =>
  tasks.map(({ goalId, id }) => check(Task, { goalId, id }, { attribute: 'done', equals: true }))

const stillCompleted = (goals: readonly Goal[]): Operation[] =>
  goals.map(({ userId, id }) =>
    check(
      Goal,
      { userId, id },
      { all: [{ attribute: 'status', equals: 'completed' }, NOT_DELETED] },
    ),
  )

type Done = readonly { readonly completedAt?: string | undefined }[]

/** When each of them was done, in that order. */
const timesOf = (done: Done): number[] =>
  done
    .map(({ completedAt }) => Date.parse(completedAt ?? ''))
    .filter((time) => !Number.isNaN(time))
    .toSorted((a, b) => a - b)

async function linkedStep(
  deps: Deps,
  quest: Quest,
  { goals, tasks, at }: LinkedThings & { readonly at: number },
): Promise<Operation[]> {
  const inTime = (time: string | undefined) =>
    time !== undefined && isInTime(quest, Date.parse(time))
  const doneGoals = goals.filter(
    ({ status, completedAt }) => status === 'completed' && inTime(completedAt),
  )
  const doneTasks = tasks.filter(({ done, completedAt }) => done && inTime(completedAt))
  const progress = doneGoals.length + doneTasks.length
  // It is completed when the last thing was done that it hangs on, however late this runs.
  const now = Math.max(at, timesOf([...doneGoals, ...doneTasks]).at(-1) ?? at)
  if (progress === goals.length + tasks.length && isInTime(quest, at))
    return [
      ...(await completion(deps, quest, { progress, now })),
      ...stillCompleted(goals),
      ...stillDone(tasks),
    ]
  return progress === quest.progress
    ? []
    : [setProgress(quest, progress, new Date(now).toISOString())]
}

/** Counts are kept by task; before the reward is paid, each is looked at once more. */
async function quantitativeStep(
  deps: Deps,
  quest: Quest,
  at: number,
): Promise<Operation[] | 'again'> {
  const target = quest.targetCount ?? 1
  if (quest.progress < target) return []
  const { stale, counted } = await staleCounts(deps, quest)
  for (const task of stale) await takeBackCount(deps, quest, task)
  if (stale.length > 0) return 'again'
  const { progress } = quest
  const completed = await completion(deps, quest, {
    progress,
    now: timesOf(counted)[target - 1] ?? at,
  })
  return counted.length <= CHECKS_MAX ? [...completed, ...stillDone(counted)] : completed
}

async function step(deps: Deps, quest: Quest, at: number): Promise<Operation[] | 'again'> {
  const links = await linkedThings(deps, quest)
  const isUnlinked = links.goals.length + links.tasks.length === 0
  if (isUnlinked && linkCount(quest) > 0)
    return endQuest(quest, { status: 'cancelled', at: new Date(deps.now()).toISOString() })
  return quest.kind === 'linked'
    ? linkedStep(deps, quest, { ...links, at })
    : quantitativeStep(deps, quest, at)
}

/**
 * Looks at a quest as everything is now, and completes or cancels it if it is time to. `at` is when
 * the thing happened that it hangs on: what was done in time counts, however late this runs.
 */
export const evaluate = (deps: Deps, key: QuestKey, at: number): Promise<void> =>
  settle(`Quest ${key.id}`, async () => {
    const quest = await questById(deps, key)
    if (quest?.status !== 'active' || quest.deletedAt !== undefined) return
    const owner = await profileById(deps, { id: quest.userId })
    if (!owner || owner.status === 'deleted') return
    const operations = await step(deps, quest, at)
    if (operations === 'again') return operations
    if (operations.length > 0) await deps.store.write(operations)
  })
