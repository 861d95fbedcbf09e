import { lazy, Suspense, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, queries } from '../../api/cache.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { useMe } from '../users/me.ts'
import type { GoalData, TaskFields } from './goals.operations.ts'
import { AssignTask, DeleteTask } from './goal-acts.operations.ts'
import { taskLists } from './keys.ts'
import { goalReading } from './readings.ts'
import { useGoalsWords } from './words/index.ts'

const EditTask = lazy(async () => ({ default: (await import('./edit-task.tsx')).EditTask }))

function useDeleteTask(goalId: string) {
  const { queryKey } = goalReading(goalId)
  return useAct(DeleteTask, {
    touches: taskLists(goalId),
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

/** To take what nobody has, and to give back what one has. */
function useHand(task: TaskFields): MenuEntry[] {
  const words = useGoalsWords()
  const me = useMe()
  const assign = useAct(AssignTask, {
    touches: [['home'], ['tasks']],
    done: ({ assignTask }) => mergeEntity(assignTask),
  })
  if (!me || task.done) return []
  const give = (assigneeId: string | null) => () =>
    assign.mutate({ taskId: task.id, assigneeId, requestId: newRequestId() })
  if (task.assignee === null)
    return [{ icon: 'person', text: words.takeTask, onSelect: give(me.id) }]
  return task.assignee.id === me.id
    ? [{ icon: 'out', text: words.giveBack, onSelect: give(null) }]
    : []
}

interface TaskActionsProps {
  readonly task: TaskFields
  readonly isOwner: boolean
}

/** What can be done with a task beside ticking it: all by the owner, the rest take and give back. */
export function TaskActions({ task, isOwner }: TaskActionsProps) {
  const words = useGoalsWords()
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const remove = useDeleteTask(task.goalId)
  const hand = useHand(task)
  const own: MenuEntry[] = [
    { icon: 'pen', text: words.edit, onSelect: () => setOpen('edit') },
    { icon: 'trash', text: words.remove, isDanger: true, onSelect: () => setOpen('delete') },
  ]
  const entries = isOwner ? own : hand
  if (entries.length === 0) return null
  const close = () => setOpen(undefined)
  return (
    <>
      <Menu
        label={words.actionsOf(task.title)}
        trigger={<Icon name="more" size={18} />}
        entries={entries}
      />
      {open === 'edit' && (
        <Suspense>
          <EditTask task={task} onClose={close} />
        </Suspense>
      )}
      {open === 'delete' && (
        <Confirm
          title={words.removeTaskTitle(task.title)}
          text={task.repeat && !task.done ? words.removeSeriesText : words.removeTaskText}
          act={words.remove}
          isDanger
          onConfirm={() => remove.mutate({ taskId: task.id, requestId: newRequestId() })}
          onClose={close}
        />
      )}
    </>
  )
}
