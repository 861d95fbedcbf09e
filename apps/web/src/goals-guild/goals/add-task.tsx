import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { queries } from '../../api/cache.ts'
import { draft, settle } from '../../api/drafts.ts'
import { evening, formatDay } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Icon } from '../../ui/icons.tsx'
import s from './goal-page.module.css'
import { CreateTask, type GoalData, type TaskFields } from './goals.operations.ts'
import { taskLists } from './keys.ts'
import { goalReading } from './readings.ts'
import { useGoalsWords } from './words/index.ts'

/** The goal with one more task, or with the task that a draft has become. */
function withTask(goalId: string, task: TaskFields, draftId?: string): void {
  queries.setQueryData<GoalData>(goalReading(goalId).queryKey, (data) => {
    if (!data) return data
    const { goal } = data
    const items = goal.tasks.items.filter(({ id }) => id !== draftId && id !== task.id)
    const taskCount = draftId === undefined ? goal.taskCount + 1 : goal.taskCount
    const progress = (100 * goal.doneCount) / taskCount
    return {
      goal: { ...goal, taskCount, progress, tasks: { ...goal.tasks, items: [...items, task] } },
    }
  })
}

function useCreateTask(goalId: string) {
  const { queryKey } = goalReading(goalId)
  return useAct(CreateTask, {
    touches: taskLists(goalId),
    optimistic: ({ title, dueAt = null, requestId }) => {
      const id = requestId ?? ''
      draft(id)
      const before = queries.getQueryData(queryKey)
      const createdAt = new Date().toISOString()
      const isOpen = { done: false, completedAt: null, createdAt }
      const plain = { note: null, assignee: null, repeat: null }
      withTask(goalId, { id, goalId, title, dueAt, ...isOpen, ...plain })
      return () => queries.setQueryData(queryKey, before)
    },
    done: ({ createTask }, { requestId }) => {
      settle(requestId, createTask.id)
      withTask(goalId, createTask, requestId ?? '')
    },
  })
}

export function AddTask({ goalId }: { readonly goalId: string }) {
  const words = useGoalsWords()
  const locale = useLocale()
  const [title, setTitle] = useState('')
  const [day, setDay] = useState('')
  const requestId = useRef(newRequestId())
  const create = useCreateTask(goalId)
  const submit = () => {
    if (title.trim() === '') return
    const dueAt = day ? evening(day) : null
    create.mutate({ goalId, title: title.trim(), dueAt, requestId: requestId.current })
    requestId.current = newRequestId()
    setTitle('')
    setDay('')
  }
  return (
    <form
      className={s.add}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <span className={s.plus}>
        <Icon name="plus" size={18} />
      </span>
      <input
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        placeholder={words.addTaskPlaceholder}
        aria-label={words.addTask}
        maxLength={200}
        enterKeyHint="done"
      />
      <label className={s.date} data-set={day || undefined} title={words.due}>
        <Icon name="calendar" size={17} />
        {day && <span>{formatDay(locale, `${day}T12:00`)}</span>}
        <input
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
          aria-label={words.due}
        />
      </label>
    </form>
  )
}
