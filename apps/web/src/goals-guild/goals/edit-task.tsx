import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { ApiError } from '../../api/errors.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { dateValue, evening } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, fieldStyles } from '../../ui/field.tsx'
import { type TaskFields, UpdateTask } from './goals.operations.ts'
import { useGoalsWords } from './words/index.ts'

interface EditTaskProps {
  readonly task: TaskFields
  readonly onClose: () => void
}

export function EditTask({ task, onClose }: EditTaskProps) {
  const words = useGoalsWords()
  const common = useCommon()
  const requestId = useRef(newRequestId())
  const [error, setError] = useState<Error>()
  const update = useAct(UpdateTask, {
    touches: [['home']],
    failed: (failure) => {
      requestId.current = newRequestId()
      setError(failure)
    },
    done: ({ updateTask }) => {
      mergeEntity(updateTask)
      onClose()
    },
  })
  const before = task.dueAt === null ? '' : dateValue(task.dueAt)
  const submit = (form: FormData) => {
    const day = String(form.get('due') ?? '')
    update.mutate({
      taskId: task.id,
      title: String(form.get('title') ?? '').trim(),
      dueAt: day === before ? task.dueAt : day === '' ? null : evening(day),
      requestId: requestId.current,
    })
  }
  const field = error instanceof ApiError ? error.field : undefined
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
          error={field === 'title' ? error?.message : undefined}
        />
        <Field
          label={words.due}
          name="due"
          type="date"
          defaultValue={before}
          error={field === 'dueAt' ? error?.message : undefined}
        />
        {error && field !== 'title' && field !== 'dueAt' && (
          <p className={fieldStyles.error} role="alert">
            {error.message}
          </p>
        )}
        <Button look="brand" type="submit" wide busy={update.isPending}>
          {common.save}
        </Button>
      </form>
    </Dialog>
  )
}
