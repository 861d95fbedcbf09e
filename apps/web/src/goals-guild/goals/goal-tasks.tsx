import { useState } from 'react'
import { isDraft, keyOf } from '../../api/drafts.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { AddTask } from './add-task.tsx'
import s from './goal-page.module.css'
import type { GoalData, TaskFields } from './goals.operations.ts'
import { useRowWords } from './row-words/index.ts'
import { TaskActions } from './task-actions.tsx'
import { TaskRow } from './task-row.tsx'
import { useGoalsWords } from './words/index.ts'

type ShownGoal = GoalData['goal']

const NEVER = '9'
const byDate = (a: TaskFields, b: TaskFields) => (a.dueAt ?? NEVER).localeCompare(b.dueAt ?? NEVER)
const lastDoneFirst = (a: TaskFields, b: TaskFields) =>
  (b.completedAt ?? '').localeCompare(a.completedAt ?? '')

const canWorkOn = ({ role, status }: ShownGoal) =>
  status !== 'archived' && (role === 'owner' || role === 'collaborator')

function OwnTask({ task, goal }: { readonly task: TaskFields; readonly goal: ShownGoal }) {
  const words = useRowWords()
  const canWork = canWorkOn(goal) && !isDraft(task.id)
  const { assignee } = task
  return (
    <TaskRow
      task={task}
      canTick={canWork}
      face={assignee ? { person: assignee, text: words.assignedTo(assignee.fullName) } : undefined}
      actions={canWork && <TaskActions task={task} isOwner={goal.role === 'owner'} />}
    />
  )
}

export function GoalTasks({ goal }: { readonly goal: ShownGoal }) {
  const words = useGoalsWords()
  const tasks = goal.tasks.items
  // What is ticked off now stays where it is until one comes back: nothing jumps from under a finger.
  const [doneBefore] = useState(() => new Set(tasks.filter(({ done }) => done).map(({ id }) => id)))
  const isDown = ({ id, done }: TaskFields) => done && doneBefore.has(id)
  const open = tasks.filter((task) => !isDown(task)).toSorted(byDate)
  const done = tasks.filter(isDown).toSorted(lastDoneFirst)
  const row = (task: TaskFields) => <OwnTask key={keyOf(task.id)} task={task} goal={goal} />
  return (
    <Card
      title={words.tasks}
      action={<span className={s.count}>{words.steps(goal.doneCount, goal.taskCount)}</span>}
    >
      {canWorkOn(goal) && <AddTask goalId={goal.id} />}
      {tasks.length === 0 && <Empty title={words.noTasks} text={words.noTasksText} />}
      <ul>{open.map(row)}</ul>
      {done.length > 0 && (
        <details className={s.done} open={open.length === 0}>
          <summary>
            <Icon name="chevron" size={16} /> {words.doneSteps(done.length)}
          </summary>
          <ul>{done.map(row)}</ul>
        </details>
      )}
    </Card>
  )
}
