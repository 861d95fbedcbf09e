import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { queries } from '../../api/cache.ts'
import { isDraft, keyOf } from '../../api/drafts.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { AddTask } from './add-task.tsx'
import { EditTask } from './edit-task.tsx'
import s from './goal-page.module.css'
import { DeleteTask, type GoalData, type TaskFields } from './goals.operations.ts'
import { goalReading } from './readings.ts'
import { TaskRow } from './task-row.tsx'
import { useGoalsWords } from './words/index.ts'

type ShownGoal = GoalData['goal']

const NEVER = '9'
const byDate = (a: TaskFields, b: TaskFields) => (a.dueAt ?? NEVER).localeCompare(b.dueAt ?? NEVER)
const lastDoneFirst = (a: TaskFields, b: TaskFields) =>
  (b.completedAt ?? '').localeCompare(a.completedAt ?? '')

function useDeleteTask(goalId: string) {
  const { queryKey } = goalReading(goalId)
  return useAct(DeleteTask, {
    touches: [queryKey],
    optimistic: ({ taskId }) => {
      const before = queries.getQueryData<GoalData>(queryKey)
      if (!before) return undefined
      const items = before.goal.tasks.items.filter(({ id }) => id !== taskId)
      const tasks = { ...before.goal.tasks, items }
      queries.setQueryData<GoalData>(queryKey, { goal: { ...before.goal, tasks } })
      return () => queries.setQueryData(queryKey, before)
    },
  })
}

const canWorkOn = ({ role, status }: ShownGoal) =>
  status !== 'archived' && (role === 'owner' || role === 'collaborator')

function OwnTask({ task, goal }: { readonly task: TaskFields; readonly goal: ShownGoal }) {
  const words = useGoalsWords()
  const [isEditing, setEditing] = useState(false)
  const remove = useDeleteTask(goal.id)
  const canWork = canWorkOn(goal) && !isDraft(task.id)
  const actions = goal.role === 'owner' && canWork && (
    <>
      <Menu
        label={words.actionsOf(task.title)}
        trigger={<Icon name="more" size={18} />}
        entries={[
          { icon: 'pen', text: words.edit, onSelect: () => setEditing(true) },
          {
            icon: 'trash',
            text: words.remove,
            isDanger: true,
            onSelect: () => remove.mutate({ taskId: task.id, requestId: newRequestId() }),
          },
        ]}
      />
      {isEditing && <EditTask task={task} onClose={() => setEditing(false)} />}
    </>
  )
  return <TaskRow task={task} canTick={canWork} actions={actions} />
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
