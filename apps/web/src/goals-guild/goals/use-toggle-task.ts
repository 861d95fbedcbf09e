import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, queries, readAgain } from '../../api/cache.ts'
import { burst } from '../../ui/burst.ts'
import { toast } from '../../ui/toasts.tsx'
import { QUESTS_KEY } from '../quests/readings.ts'
import { CompleteTask, type CompleteTaskData, type GoalData, UndoTask } from './goals.operations.ts'
import { goalReading } from './readings.ts'
import { useGoalsWords } from './words/index.ts'

interface ToggledTask {
  readonly id: string
  readonly goalId: string
  readonly done: boolean
}

const knownGoal = (goalId: string) =>
  queries.getQueryData<GoalData>(goalReading(goalId).queryKey)?.goal

/** Quests follow on the server, a moment later. */
const QUESTS_FOLLOW_MS = 800

function settle({ goal, ...task }: CompleteTaskData['completeTask']): void {
  mergeEntity(task)
  if (goal) mergeEntity(goal)
  setTimeout(() => readAgain(QUESTS_KEY), QUESTS_FOLLOW_MS)
}

/** The way of its goal as it will be; flags that are passed are told. */
function moveGoal(goalId: string, by: 1 | -1, onFlag: (name: string) => void): () => void {
  const goal = knownGoal(goalId)
  if (!goal || goal.taskCount === 0) return () => undefined
  const doneCount = goal.doneCount + by
  const progress = (100 * doneCount) / goal.taskCount
  const undo = mergeEntity({ id: goalId, doneCount, progress })
  for (const { id, name, percentage, achieved } of goal.milestones.items)
    if (!achieved && percentage > goal.progress && percentage <= progress) {
      mergeEntity({ id, achieved: true, achievedAt: new Date().toISOString() })
      onFlag(name)
    }
  return undo
}

/** Ticks a task off, or takes the tick back: the task and its goal move at once, wherever they show. */
export function useToggleTask() {
  const words = useGoalsWords()
  const complete = useAct(CompleteTask, { done: ({ completeTask }) => settle(completeTask) })
  const undo = useAct(UndoTask, { done: ({ undoTask }) => settle(undoTask) })

  return ({ id, goalId, done }: ToggledTask) => {
    const completedAt = done ? null : new Date().toISOString()
    const undoTask = mergeEntity({ id, done: !done, completedAt })
    const undoGoal = moveGoal(goalId, done ? -1 : 1, (name) => {
      toast({ tone: 'gold', text: words.achieved(name) })
      burst()
    })
    const onError = () => {
      undoGoal()
      undoTask()
    }
    const act = done ? undo : complete
    act.mutate({ taskId: id, requestId: newRequestId() }, { onError })
  }
}
