import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { ApiError } from '../../api/errors.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { dateValue, evening } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AreaField, Field, fieldStyles } from '../../ui/field.tsx'
import type { GoalData } from './goals.operations.ts'
import { UpdateGoal } from './goal-acts.operations.ts'
import type { Visibility } from './visibility.ts'
import { VisibilityField } from './visibility-field.tsx'
import { useGoalsWords } from './words/index.ts'

interface EditGoalProps {
  readonly goal: GoalData['goal']
  readonly onClose: () => void
}

const tagsIn = (text: string): string[] =>
  text
    .split(/[,\s]+/)
    .map((tag) => tag.replace(/^#/, ''))
    .filter((tag) => tag !== '')

/** A day that was not touched keeps its hour. */
const deadlineOf = (day: string, before: string | null): string | null =>
  day === '' ? null : before !== null && dateValue(before) === day ? before : evening(day)

/** Sends what the form says; what the server refuses is said at its field. */
function useUpdateGoal({ goal, onClose }: EditGoalProps) {
  const requestId = useRef(newRequestId())
  const [error, setError] = useState<Error>()
  const update = useAct(UpdateGoal, {
    touches: [['goal', goal.id], ['goals']],
    failed: (failure) => {
      requestId.current = newRequestId()
      setError(failure)
    },
    done: ({ updateGoal }) => {
      mergeEntity(updateGoal)
      onClose()
    },
  })
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim()
    update.mutate({
      goalId: goal.id,
      title: text('title'),
      description: text('description') || null,
      visibility: text('visibility') as Visibility,
      deadline: deadlineOf(text('deadline'), goal.deadline),
      tags: tagsIn(text('tags')),
      requestId: requestId.current,
    })
  }
  const field = error instanceof ApiError ? error.field : undefined
  const at = (name: string) => (field?.startsWith(name) ? error?.message : undefined)
  const isPlaced = ['title', 'deadline', 'tags'].some((name) => at(name) !== undefined)
  return { submit, at, error: isPlaced ? undefined : error, isBusy: update.isPending }
}

export function EditGoal({ goal, onClose }: EditGoalProps) {
  const words = useGoalsWords()
  const common = useCommon()
  const { submit, at, error, isBusy } = useUpdateGoal({ goal, onClose })
  return (
    <Dialog title={words.editGoal} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <Field
          label={words.name}
          name="title"
          defaultValue={goal.title}
          maxLength={200}
          required
          error={at('title')}
        />
        <AreaField
          label={words.why}
          name="description"
          defaultValue={goal.description ?? ''}
          maxLength={5000}
        />
        <Field
          label={words.deadline}
          name="deadline"
          type="date"
          defaultValue={goal.deadline ? dateValue(goal.deadline) : ''}
          error={at('deadline')}
        />
        <Field
          label={words.tags}
          name="tags"
          defaultValue={goal.tags.join(', ')}
          hint={words.tagsHint}
          error={at('tags')}
        />
        <VisibilityField value={goal.visibility} />
        {error && (
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
