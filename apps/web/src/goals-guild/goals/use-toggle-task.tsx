import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, queries, readAgain } from '../../api/cache.ts'
import { HISTORY_KEY, QUESTS_KEY } from '../quests/glance-readings.ts'
import { tellFlag } from './flag.tsx'
import type { GoalData } from './goals.operations.ts'
import { goalKey, taskLists } from './keys.ts'
import {
  CompleteTask,
  type CompleteTaskData,
  UndoTask,
  type UndoTaskData,
} from './steps.operations.ts'

interface ToggledTask {
  readonly id: string
  readonly goalId: string
  readonly done: boolean
}

const knownGoal = (goalId: string) => queries.getQueryData<GoalData>(goalKey(goalId))?.goal

/** Quests and days follow on the server, a moment later. */
const FOLLOW_MS = 800

function settle({ goal, ...task }: UndoTaskData['undoTask']): void {
  mergeEntity(task)
  if (goal) mergeEntity(goal)
  // What comes again has come by now, or is taken back.
  if (task.repeat) readAgain(...taskLists(task.goalId))
  setTimeout(() => readAgain(QUESTS_KEY, HISTORY_KEY), FOLLOW_MS)
}

type CompletedGoal = NonNullable<CompleteTaskData['completeTask']['goal']>

/** So long after the server has seen it, a flag is still news. */
const NEWS_MS = 60_000

/** Where its goal was on no page yet, only the answer says which flags the step has passed. */
function tellPassed({ taskCount, doneCount, progress, milestones }: CompletedGoal): void {
  const before = (100 * (doneCount - 1)) / Math.max(1, taskCount)
  for (const { id, name, percentage, achievedAt } of milestones.items) {
    const isNew = achievedAt === null || Date.now() - Date.parse(achievedAt) < NEWS_MS
    if (isNew && percentage > before && percentage <= progress) tellFlag({ id, name })
  }
}

function settleCompleted({ goal, ...task }: CompleteTaskData['completeTask']): void {
  if (!goal) return settle({ ...task, goal })
  // The server sees its flags a moment later; those on the screen are ahead of it.
  const { milestones, ...moved } = goal
  settle({ ...task, goal: moved })
  tellPassed({ ...moved, milestones })
}

/** The way of its goal as it will be; flags that are passed are told. */
function moveGoal(goalId: string, by: 1 | -1): (() => void)[] {
  const goal = knownGoal(goalId)
  if (!goal || goal.taskCount === 0) return []
  const doneCount = goal.doneCount + by
  // A step that was just added may not be counted here yet.
  const progress = (100 * doneCount) / Math.max(1, goal.taskCount)
  const undone = [mergeEntity({ id: goalId, doneCount, progress })]
  for (const { id, name, percentage, achieved } of goal.milestones.items)
    if (!achieved && percentage > goal.progress && percentage <= progress) {
      undone.push(mergeEntity({ id, achieved: true, achievedAt: new Date().toISOString() }))
      tellFlag({ id, name })
    }
  return undone
}

/** Ticks a task off, or takes the tick back: the task and its goal move at once, wherever they show. */
export function useToggleTask({ id, goalId, done }: ToggledTask) {
  const optimistic = () => {
    const completedAt = done ? null : new Date().toISOString()
    const undone = [
      mergeEntity({ id, done: !done, completedAt }),
      ...moveGoal(goalId, done ? -1 : 1),
    ]
    return () => {
      for (const undo of undone.toReversed()) undo()
    }
  }
  const complete = useAct(CompleteTask, {
    optimistic,
    done: ({ completeTask }) => settleCompleted(completeTask),
  })
  const undo = useAct(UndoTask, { optimistic, done: ({ undoTask }) => settle(undoTask) })
  const act = done ? undo : complete
  return () => act.mutate({ taskId: id, requestId: newRequestId() })
}
