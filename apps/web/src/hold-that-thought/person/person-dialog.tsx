import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AreaField, Field, fieldStyles } from '../../ui/field.tsx'
import { failureOf, FormError } from '../../ui/form-error.tsx'
import { useGo } from '../../shell/nav.tsx'
import type { PersonFields } from './person.operations.ts'
import { CreatePerson, UpdatePerson } from './person-acts.operations.ts'
import { PEOPLE } from '../people/readings.ts'
import s from './person.module.css'
import { usePersonWords } from './words/index.ts'

const FIELDS = ['name', 'birthDate', 'birthDateText', 'deathDate', 'deathDateText', 'note'] as const
const [NAME_MAX, TEXT_MAX, NOTE_MAX] = [100, 100, 5000]

interface PersonDialogProps {
  /** Without one somebody new is written down. */
  readonly person?: PersonFields
  readonly onClose: () => void
}

function useSave({ person, onClose }: PersonDialogProps) {
  const go = useGo()
  const [error, setError] = useState<Error>()
  const requestId = useRef(newRequestId())
  const failed = (failure: Error) => {
    requestId.current = newRequestId()
    setError(failure)
  }
  const create = useAct(CreatePerson, {
    touches: [PEOPLE],
    failed,
    done: ({ createPerson }) => {
      onClose()
      go(`/people/${createPerson.id}`)
    },
  })
  const update = useAct(UpdatePerson, {
    touches: [PEOPLE],
    failed,
    done: ({ updatePerson }) => {
      mergeEntity(updatePerson)
      onClose()
    },
  })
  const save = (form: FormData) => {
    const given = FIELDS.map((name) => [name, String(form.get(name) ?? '').trim() || null])
    const { name, ...rest } = Object.fromEntries(given) as Omit<PersonFields, 'id' | 'userId'>
    const intent = { name, ...rest, requestId: requestId.current }
    if (person) update.mutate({ ...intent, personId: person.id })
    else create.mutate(intent)
  }
  return { save, failure: failureOf(error, FIELDS), isBusy: create.isPending || update.isPending }
}

/** What is known of somebody: a day, or words where the day is not known. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const words = usePersonWords()
  const common = useCommon()
  const { save, failure, isBusy } = useSave({ onClose, ...(person && { person }) })
  const text = (name: 'birthDateText' | 'deathDateText', label: string) => (
    <Field
      label={label}
      name={name}
      hint={words.textHint}
      maxLength={TEXT_MAX}
      defaultValue={person?.[name] ?? ''}
      error={failure.at(name)}
    />
  )
  const day = (name: 'birthDate' | 'deathDate', label: string) => (
    <Field
      label={label}
      name={name}
      type="date"
      min="0100-01-01"
      defaultValue={person?.[name] ?? ''}
      error={failure.at(name)}
    />
  )
  return (
    <Dialog title={person ? words.editPerson : words.newPerson} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save(new FormData(event.currentTarget))
        }}
      >
        <Field
          label={words.name}
          name="name"
          required
          maxLength={NAME_MAX}
          defaultValue={person?.name}
          error={failure.at('name')}
        />
        <div className={s.pair}>
          {day('birthDate', words.birth)}
          {text('birthDateText', words.birthText)}
          {day('deathDate', words.death)}
          {text('deathDateText', words.deathText)}
        </div>
        <AreaField
          label={words.note}
          name="note"
          maxLength={NOTE_MAX}
          defaultValue={person?.note ?? ''}
        />
        {failure.at('note') && <p className={fieldStyles.error}>{failure.at('note')}</p>}
        <FormError text={failure.rest} />
        <Button look="brand" type="submit" busy={isBusy}>
          {person ? common.save : words.add}
        </Button>
      </form>
    </Dialog>
  )
}
