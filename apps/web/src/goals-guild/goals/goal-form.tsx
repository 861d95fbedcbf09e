import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { request } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { evening } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { AreaField, Field, fieldStyles } from '../../ui/field.tsx'
import { TagsField } from '../../ui/tags-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { CreateTask } from './goals.operations.ts'
import { CreateGoal } from './goal-acts.operations.ts'
import type { Visibility } from './visibility.ts'
import { VisibilityField } from './visibility-field.tsx'
import { useGoalsWords } from './words/index.ts'

const FIRST_STEPS = [0, 1, 2]

/** In their order; the goal is there in any case. */
async function addSteps(goalId: string, titles: readonly string[]): Promise<void> {
  for (const title of titles)
    await request(CreateTask, { goalId, title, requestId: newRequestId() })
}

/** Sends what the form says, and then its first steps. */
function useCreateGoal(onDone: (goalId: string) => void) {
  // One form is one intent, however often it is sent.
  const requestId = useRef(newRequestId())
  const steps = useRef<readonly string[]>([])
  const [error, setError] = useState<Error>()
  const create = useAct(CreateGoal, {
    touches: [['goals']],
    failed: (failure) => {
      requestId.current = newRequestId()
      setError(failure)
    },
    done: ({ createGoal: { id } }) => {
      const tell = (failure: Error) => toast({ tone: 'bad', text: failure.message })
      void addSteps(id, steps.current)
        .catch(tell)
        .then(() => onDone(id))
    },
  })
  const submit = (form: FormData, tags: readonly string[]) => {
    const text = (name: string) => String(form.get(name) ?? '').trim()
    steps.current = form.getAll('step').flatMap((step) => String(step).trim() || [])
    create.mutate({
      title: text('title'),
      description: text('description') || null,
      visibility: text('visibility') as Visibility,
      deadline: text('deadline') ? evening(text('deadline')) : null,
      tags: [...tags],
      requestId: requestId.current,
    })
  }
  return { submit, error, isBusy: create.isPending || create.isSuccess }
}

function FirstSteps() {
  const words = useGoalsWords()
  return (
    <fieldset className={fieldStyles.group}>
      <legend className={fieldStyles.label}>{words.firstSteps}</legend>
      {FIRST_STEPS.map((place) => (
        <input
          key={place}
          name="step"
          className={fieldStyles.input}
          maxLength={200}
          aria-label={words.firstStep(place + 1)}
          placeholder={words.stepIdeas[place]}
        />
      ))}
    </fieldset>
  )
}

/** A goal, three small steps and who sees it: that is how most climbs begin. */
export function GoalForm({ onDone }: { readonly onDone: (goalId: string) => void }) {
  const words = useGoalsWords()
  const [tags, setTags] = useState<readonly string[]>([])
  const { submit, error, isBusy } = useCreateGoal(onDone)
  const field = error instanceof ApiError ? error.field : undefined
  const at = (name: string) => (field?.startsWith(name) ? error?.message : undefined)
  const isPlaced = ['title', 'deadline', 'tags'].some((name) => at(name) !== undefined)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit(new FormData(event.currentTarget), tags)
      }}
    >
      <Field
        label={words.name}
        name="title"
        placeholder={words.namePlaceholder}
        maxLength={200}
        required
        error={at('title')}
      />
      <AreaField label={words.why} name="description" rows={2} maxLength={5000} />
      <FirstSteps />
      <div className={fieldStyles.pair}>
        <Field label={words.deadline} name="deadline" type="date" error={at('deadline')} />
        <TagsField
          label={words.tags}
          hint={words.tagsWhy}
          removeLabel={words.removeTag}
          value={tags}
          onChange={setTags}
          error={at('tags')}
        />
      </div>
      <VisibilityField value="followers" />
      {error && !isPlaced && (
        <p className={fieldStyles.error} role="alert">
          {error.message}
        </p>
      )}
      <Button look="brand" type="submit" wide busy={isBusy}>
        {words.create}
      </Button>
    </form>
  )
}
