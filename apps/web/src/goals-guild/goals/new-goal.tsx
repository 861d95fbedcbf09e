import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { ApiError } from '../../api/errors.ts'
import { evening } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AreaField, Field, fieldStyles } from '../../ui/field.tsx'
import { CreateGoal } from './goals.operations.ts'
import type { Visibility } from './visibility.ts'
import { VisibilityField } from './visibility-field.tsx'
import { useGoalsWords } from './words/index.ts'

export function NewGoal({ onClose }: { readonly onClose: () => void }) {
  const words = useGoalsWords()
  const navigate = useNavigate()
  // One dialog is one intent, however often it is sent.
  const requestId = useRef(newRequestId())
  const [error, setError] = useState<Error>()
  const create = useAct(CreateGoal, {
    touches: [['goals']],
    failed: setError,
    done: ({ createGoal }) => {
      onClose()
      void navigate({ to: '/goals/$goalId', params: { goalId: createGoal.id } })
    },
  })
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim()
    create.mutate({
      title: text('title'),
      description: text('description') || null,
      visibility: text('visibility') as Visibility,
      deadline: text('deadline') ? evening(text('deadline')) : null,
      requestId: requestId.current,
    })
  }
  const field = error instanceof ApiError ? error.field : undefined
  const at = (name: string) => (field === name ? error?.message : undefined)
  return (
    <Dialog title={words.create} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <Field
          label={words.name}
          name="title"
          placeholder={words.namePlaceholder}
          maxLength={200}
          required
          autoFocus
          error={at('title')}
        />
        <AreaField label={words.why} name="description" maxLength={5000} />
        <Field label={words.deadline} name="deadline" type="date" error={at('deadline')} />
        <VisibilityField value="followers" />
        {error && !field && (
          <p className={fieldStyles.error} role="alert">
            {error.message}
          </p>
        )}
        <Button look="brand" type="submit" wide busy={create.isPending}>
          {words.create}
        </Button>
      </form>
    </Dialog>
  )
}
