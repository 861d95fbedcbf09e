import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { ApiError } from '../../api/errors.ts'
import { evening } from '../../i18n/dates.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AreaField, Field, fieldStyles } from '../../ui/field.tsx'
import { Title } from '../../ui/title.tsx'
import { CountFields } from './count-fields.tsx'
import { DifficultyField, KindField } from './kind-fields.tsx'
import { LinkPicker } from './link-picker.tsx'
import s from './new-quest-page.module.css'
import { fieldsOf, FIRST_DRAFT, hasLinks, type QuestDraft, sizeOf } from './quest-draft.ts'
import { CreateQuest, type CreateQuestVariables } from './quest-acts.operations.ts'
import { QUESTS_KEY } from './glance-readings.ts'
import { rewardOf } from './reward.ts'
import { useQuestsWords } from './words/index.ts'

function Reward({ draft }: { readonly draft: QuestDraft }) {
  const words = useQuestsWords()
  return (
    <aside className={s.reward} aria-live="polite">
      <small>{words.rewardPreview}</small>
      <strong>{words.reward(rewardOf(draft.difficulty, sizeOf(draft)))}</strong>
      <p>{words.rewardRule}</p>
    </aside>
  )
}

function useCreateQuest() {
  const navigate = useNavigate()
  const requestId = useRef(newRequestId())
  const [error, setError] = useState<Error>()
  const create = useAct(CreateQuest, {
    touches: [QUESTS_KEY],
    failed: (failure) => {
      requestId.current = newRequestId()
      setError(failure)
    },
    done: ({ createQuest }) =>
      void navigate({ to: '/quests/$questId', params: { questId: createQuest.id }, replace: true }),
  })
  const send = (variables: Omit<CreateQuestVariables, 'requestId'>) =>
    create.mutate({ ...variables, requestId: requestId.current })
  const field = error instanceof ApiError ? error.field : undefined
  const at = (...names: string[]) =>
    field !== undefined && names.includes(field) ? error?.message : undefined
  return { send, at, error: field === undefined ? error : undefined, isBusy: create.isPending }
}

export function NewQuestPage() {
  const words = useQuestsWords()
  const [draft, setDraft] = useState(FIRST_DRAFT)
  const { send, at, error, isBusy } = useCreateQuest()
  const change = (part: Partial<QuestDraft>) => setDraft({ ...draft, ...part })
  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const deadline = text('deadline') ? evening(text('deadline')) : null
    const description = text('description') || null
    send({ title: text('title'), description, deadline, ...fieldsOf(draft) })
  }
  return (
    <div className={s.page}>
      <BackLink to="/quests">{words.title}</BackLink>
      <Title>{words.create}</Title>
      <form
        className={s.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <Card>
          <KindField kind={draft.kind} onChange={(kind) => change({ kind })} />
          <Field
            label={words.name}
            name="title"
            placeholder={words.namePlaceholder}
            maxLength={200}
            required
            error={at('title')}
          />
          {draft.kind === 'quantitative' && (
            <CountFields draft={draft} onChange={change} errorAt={at} />
          )}
          {hasLinks(draft) && (
            <LinkPicker
              links={draft.links}
              onChange={(links) => change({ links })}
              error={at('linkedGoalIds', 'linkedTaskIds')}
            />
          )}
          <DifficultyField
            difficulty={draft.difficulty}
            onChange={(difficulty) => change({ difficulty })}
          />
          <AreaField label={words.description} name="description" maxLength={5000} rows={2} />
          <Field label={words.deadline} name="deadline" type="date" error={at('deadline')} />
          {error && (
            <p className={fieldStyles.error} role="alert">
              {error.message}
            </p>
          )}
        </Card>
        <div className={s.side}>
          <Reward draft={draft} />
          <Button look="brand" type="submit" wide busy={isBusy}>
            {words.begin}
          </Button>
          <p className={s.note}>{words.fixed}</p>
        </div>
      </form>
    </div>
  )
}
