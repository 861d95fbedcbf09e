import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { ApiError } from '../../api/errors.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { dateValue, evening } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AreaField, Field, fieldStyles } from '../../ui/field.tsx'
import { AssigneeField } from './assignee-field.tsx'
import type { TaskFields } from './goals.operations.ts'
import { AssignTask, UpdateTask } from './goal-acts.operations.ts'
import { RepeatFields } from './repeat-fields.tsx'
import { draftOf, type RepeatDraft, ruleOf } from './repeat-rule.ts'
import { useGoalsWords } from './words/index.ts'

interface EditTaskProps {
  readonly task: TaskFields
  readonly onClose: () => void
}

const LISTS = [['home'], ['tasks']] as const
const SHOWN_AT = ['title', 'dueAt', 'assigneeId']

/** What the task is, then whose: each with a request of its own, which a second try repeats. */
function useSaving(task: TaskFields, onClose: () => void) {
  const ids = useRef({ update: newRequestId(), assign: newRequestId() })
  const [error, setError] = useState<Error>()
  const failed = (failure: Error) => {
    ids.current = { update: newRequestId(), assign: newRequestId() }
    setError(failure)
  }
  const assign = useAct(AssignTask, {
    touches: LISTS,
    failed,
    done: ({ assignTask }) => {
      mergeEntity(assignTask)
      onClose()
    },
  })
  const [assigneeId, setAssigneeId] = useState(task.assignee?.id ?? null)
  const update = useAct(UpdateTask, {
    touches: LISTS,
    failed,
    done: ({ updateTask }) => {
      mergeEntity(updateTask)
      if (assigneeId === (task.assignee?.id ?? null)) onClose()
      else assign.mutate({ taskId: task.id, assigneeId, requestId: ids.current.assign })
    },
  })
  return {
    error,
    setAssigneeId,
    isBusy: update.isPending || assign.isPending,
    save: (fields: object) =>
      update.mutate({ taskId: task.id, ...fields, requestId: ids.current.update }),
  }
}

/** When it is due and how it comes again: what comes again needs a first day. */
function useDue({ dueAt, repeat }: TaskFields) {
  const before = dueAt === null ? '' : dateValue(dueAt)
  const [day, setDay] = useState(before)
  const [draft, setDraft] = useState(() => draftOf(repeat, new Date(dueAt ?? Date.now())))
  return {
    day,
    setDay,
    draft,
    change: (next: RepeatDraft) => {
      setDraft(next)
      if (next.kind !== 'none' && day === '') setDay(dateValue(new Date().toISOString()))
    },
    fields: () => ({
      dueAt: day === before ? dueAt : day === '' ? null : evening(day),
      repeat: ruleOf(draft),
    }),
  }
}

export function EditTask({ task, onClose }: EditTaskProps) {
  const words = useGoalsWords()
  const common = useCommon()
  const due = useDue(task)
  const { error, setAssigneeId, isBusy, save } = useSaving(task, onClose)
  const submit = (form: FormData) =>
    save({
      title: String(form.get('title') ?? '').trim(),
      note: String(form.get('note') ?? '').trim() || null,
      ...due.fields(),
    })
  const wrong = error instanceof ApiError ? error.field : undefined
  const errorAt = (name: string) => (wrong === name ? error?.message : undefined)
  return (
    <Dialog title={words.editTask} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <Field
          label={words.taskName}
          name="title"
          defaultValue={task.title}
          maxLength={200}
          required
          autoFocus
          error={errorAt('title')}
        />
        <AreaField
          label={words.note}
          name="note"
          rows={2}
          maxLength={2000}
          defaultValue={task.note ?? ''}
        />
        <Field
          label={words.due}
          type="date"
          value={due.day}
          onChange={(event) => due.setDay(event.target.value)}
          required={due.draft.kind !== 'none'}
          error={errorAt('dueAt')}
        />
        <RepeatFields value={due.draft} onChange={due.change} />
        <AssigneeField
          goalId={task.goalId}
          value={task.assignee}
          onChange={setAssigneeId}
          error={errorAt('assigneeId')}
        />
        {error && !SHOWN_AT.includes(wrong ?? '') && (
          <p className={fieldStyles.error} role="alert">
            {error.message}
          </p>
        )}
        <Button look="brand" type="submit" wide busy={isBusy}>
          {common.save}
        </Button>
      </form>
    </Dialog>
  )
}
