import { type ReactNode, useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { Button } from '../../ui/button.tsx'
import { AreaField, Field, fieldStyles } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { TagsField } from '../../ui/tags-field.tsx'
import { ACCESS_ICONS, ACCESSES, type GroupAccess } from './access.ts'
import s from './group-form.module.css'
import { useGroupsWords } from './words/index.ts'

export interface GroupGiven {
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
  readonly access: GroupAccess
  readonly isPersistent: boolean
}

interface GroupFormProps {
  readonly group?: GroupGiven
  readonly submit: string
  readonly busy: boolean
  readonly error: Error | undefined
  readonly onSubmit: (given: GroupGiven, form: FormData) => void
  readonly children?: ReactNode
}

const NEW: GroupGiven = {
  name: '',
  description: '',
  tags: [],
  access: 'open',
  isPersistent: true,
}

function Choice({
  name,
  value,
  isChosen,
  children,
}: {
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly children: ReactNode
}) {
  return (
    <label className={`${fieldStyles.choice} ${s.choice}`}>
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span>{children}</span>
    </label>
  )
}

function Ways({ group }: { readonly group: GroupGiven }) {
  const words = useGroupsWords()
  return (
    <>
      <fieldset className={fieldStyles.choices}>
        <legend className={fieldStyles.label}>{words.accessTitle}</legend>
        {ACCESSES.map((value) => (
          <Choice key={value} name="access" value={value} isChosen={group.access === value}>
            <Icon name={ACCESS_ICONS[value]} size={18} />
            <span>
              {words.access[value].name}
              <small>{words.access[value].text}</small>
            </span>
          </Choice>
        ))}
      </fieldset>
      <fieldset className={fieldStyles.choices}>
        <legend className={fieldStyles.label}>{words.kindTitle}</legend>
        {(['community', 'project'] as const).map((kind) => (
          <Choice
            key={kind}
            name="kind"
            value={kind}
            isChosen={group.isPersistent === (kind === 'community')}
          >
            <span>
              {words.kinds[kind].name}
              <small>{words.kinds[kind].text}</small>
            </span>
          </Choice>
        ))}
      </fieldset>
    </>
  )
}

/** What a group is: for making one and for changing it. */
export function GroupForm({
  group = NEW,
  submit,
  busy,
  error,
  onSubmit,
  children,
}: GroupFormProps) {
  const words = useGroupsWords()
  const [tags, setTags] = useState(group.tags)
  const field = error instanceof ApiError ? error.field : undefined
  const at = (name: string) => (field === name ? error?.message : undefined)
  const send = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const access = text('access') as GroupAccess
    const isPersistent = text('kind') === 'community'
    const given = { name: text('name'), description: text('description'), access, isPersistent }
    onSubmit({ ...given, tags }, form)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send(new FormData(event.currentTarget))
      }}
    >
      <Field
        label={words.name}
        name="name"
        defaultValue={group.name}
        maxLength={100}
        required
        error={at('name')}
      />
      <AreaField
        label={words.description}
        name="description"
        defaultValue={group.description}
        maxLength={5000}
      />
      <TagsField
        label={words.tags}
        hint={words.tagsHint}
        removeLabel={words.removeTag}
        value={tags}
        onChange={setTags}
        error={at('tags')}
      />
      <Ways group={group} />
      {children}
      {error && !field && (
        <p className={fieldStyles.error} role="alert">
          {error.message}
        </p>
      )}
      <Button look="brand" type="submit" busy={busy}>
        {submit}
      </Button>
    </form>
  )
}
