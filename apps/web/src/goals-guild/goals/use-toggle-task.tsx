import { Link } from '@tanstack/react-router'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, queries, readAgain } from '../../api/cache.ts'
import { celebrate } from '../../ui/celebrate.ts'
import { toast } from '../../ui/toasts.tsx'
import { HISTORY_KEY, QUESTS_KEY } from '../quests/glance-readings.ts'
import type { GoalData } from './goals.operations.ts'
import { goalKey, taskLists } from './keys.ts'
import { useRowWords } from './row-words/index.ts'
import { CompleteTask, type CompleteTaskData, UndoTask } from './steps.operations.ts'

interface ToggledTask {
  readonly id: string
  readonly goalId: string
  readonly done: boolean
}

const knownGoal = (goalId: string) => queries.getQueryData<GoalData>(goalKey(goalId))?.goal

/** Quests and days follow on the server, a moment later. */
const FOLLOW_MS = 800

function settle({ goal, ...task }: CompleteTaskData['completeTask']): void {
  mergeEntity(task)
  if (goal) mergeEntity(goal)
  // What comes again has come by now, or is taken back.
  if (task.repeat) readAgain(...taskLists(task.goalId))
  setTimeout(() => readAgain(QUESTS_KEY, HISTORY_KEY), FOLLOW_MS)
}

/** The way of its goal as it will be; flags that are passed are told. */
function moveGoal(goalId: string, by: 1 | -1, onFlag: (name: string) => void): (() => void)[] {
  const goal = knownGoal(goalId)
  if (!goal || goal.taskCount === 0) return []
  const doneCount = goal.doneCount + by
  // A step that was just added may not be counted here yet.
  const progress = (100 * doneCount) / Math.max(1, goal.taskCount)
  const undone = [mergeEntity({ id: goalId, doneCount, progress })]
  for (const { id, name, percentage, achieved } of goal.milestones.items)
    if (!achieved && percentage > goal.progress && percentage <= progress) {
      undone.push(mergeEntity({ id, achieved: true, achievedAt: new Date().toISOString() }))
      onFlag(name)
    }
  return undone
}

/** What is reached is worth a word to those who follow. */
function Flag({ name }: { readonly name: string }) {
  const words = useRowWords()
  return (
    <>
      {words.achieved(name)}
      <Link to="/" search={{ text: words.achievedText(name) }}>
        {words.tell}
      </Link>
    </>
  )
}

/** Ticks a task off, or takes the tick back: the task and its goal move at once, wherever they show. */
export function useToggleTask({ id, goalId, done }: ToggledTask) {
  const optimistic = () => {
    const completedAt = done ? null : new Date().toISOString()
    const undone = [
      mergeEntity({ id, done: !done, completedAt }),
      ...moveGoal(goalId, done ? -1 : 1, (name) => {
        toast({ tone: 'gold', text: <Flag name={name} />, isLong: true })
        celebrate()
      }),
    ]
    return () => {
      for (const undo of undone.toReversed()) undo()
    }
  }
  const complete = useAct(CompleteTask, {
    optimistic,
    done: ({ completeTask }) => settle(completeTask),
  })
  const undo = useAct(UndoTask, { optimistic, done: ({ undoTask }) => settle(undoTask) })
  const act = done ? undo : complete
  return () => act.mutate({ taskId: id, requestId: newRequestId() })
}
