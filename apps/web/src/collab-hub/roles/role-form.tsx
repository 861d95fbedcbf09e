import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { AreaField, Field, fieldStyles } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TagsField } from '../../ui/tags-field.tsx'
import { failureOf, FormError } from '../../ui/form-error.tsx'
import { useTermsWords } from '../terms/words/index.ts'
import { ROLE_TYPES } from '../search/use-search.ts'
import s from './role-form.module.css'
import { useRolesWords } from './words/index.ts'

type RoleType = (typeof ROLE_TYPES)[number]

export interface RoleValues {
  readonly title: string
  readonly description: string
  readonly type: RoleType
  readonly skills: readonly string[]
  readonly compensation: string | null
  readonly equityRange: string | null
}

interface RoleFormProps {
  readonly before?: RoleValues | undefined
  readonly submit: string
  readonly error: Error | undefined
  readonly isBusy: boolean
  readonly onSubmit: (values: RoleValues) => void
}

const SKILLS_MAX = 15

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

const FIELDS = ['title', 'description', 'type', 'skills', 'compensation', 'equityRange']

interface PartProps {
  readonly before: RoleValues | undefined
  readonly errorAt: (name: string) => string | undefined
}

function What({ before, errorAt }: PartProps) {
  const { form: words } = useRolesWords()
  return (
    <>
      <Field
        label={words.title}
        name="title"
        required
        minLength={3}
        maxLength={100}
        defaultValue={before?.title}
        error={errorAt('title')}
      />
      <AreaField
        label={words.description}
        name="description"
        rows={6}
        required
        minLength={20}
        maxLength={3000}
        defaultValue={before?.description}
      />
      <p className={errorAt('description') ? fieldStyles.error : s.hint}>
        {errorAt('description') ?? words.descriptionHint}
      </p>
    </>
  )
}

function Pay({ before, errorAt }: PartProps) {
  const { form: words } = useRolesWords()
  return (
    <div className={fieldStyles.pair}>
      <Field
        label={words.compensation}
        name="compensation"
        maxLength={100}
        defaultValue={before?.compensation ?? ''}
        hint={words.compensationHint}
        error={errorAt('compensation')}
      />
      <Field
        label={words.equity}
        name="equityRange"
        maxLength={50}
        defaultValue={before?.equityRange ?? ''}
        hint={words.equityHint}
        error={errorAt('equityRange')}
      />
    </div>
  )
}

/** Whom somebody looks for; what is wrong stands at its field. */
export function RoleForm({ before, submit, error, isBusy, onSubmit }: RoleFormProps) {
  const { form: words } = useRolesWords()
  const terms = useTermsWords()
  const [skills, setSkills] = useState<readonly string[]>(before?.skills ?? [])
  const failure = failureOf(error, FIELDS)
  const send = (form: FormData) =>
    onSubmit({
      title: textOf(form, 'title'),
      description: textOf(form, 'description'),
      type: (ROLE_TYPES.find((one) => one === form.get('type')) ?? 'FULL_TIME') satisfies RoleType,
      skills,
      compensation: textOf(form, 'compensation') || null,
      equityRange: textOf(form, 'equityRange') || null,
    })
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault()
        send(new FormData(event.currentTarget))
      }}
    >
      <What before={before} errorAt={failure.at} />
      <TagsField
        label={words.skills}
        hint={words.skillsHint}
        removeLabel={words.removeSkill}
        value={skills}
        onChange={setSkills}
        max={SKILLS_MAX}
        isFree
        error={failure.at('skills')}
      />
      <SelectField
        label={words.type}
        name="type"
        value={before?.type ?? 'FULL_TIME'}
        choices={ROLE_TYPES.map((code) => ({ code, name: terms.roleType[code] }))}
      />
      <Pay before={before} errorAt={failure.at} />
      <FormError text={failure.rest} />
      <Button look="brand" type="submit" busy={isBusy} disabled={skills.length === 0}>
        {submit}
      </Button>
    </form>
  )
}
