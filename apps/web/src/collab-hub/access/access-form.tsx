import { useState } from 'react'
import { dateValue, evening } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, fieldStyles } from '../../ui/field.tsx'
import { LevelField } from './level-field.tsx'
import type { Level } from './readings.ts'
import { useAccessWords } from './words/index.ts'

export interface AccessValues {
  readonly level: Level
  /** Null: until it is revoked. */
  readonly expiresAt: string | null
  readonly email: string
}

interface AccessFormProps {
  readonly title: string
  readonly text?: string
  readonly submit: string
  readonly level: Level
  readonly expiresAt?: string | null
  /** Whom it is for has to be said. */
  readonly isForAddress?: boolean
  readonly error: Error | undefined
  readonly isBusy: boolean
  readonly onSubmit: (values: AccessValues) => void
  readonly onClose: () => void
}

/** How much, and until when. */
export function AccessForm(props: AccessFormProps) {
  const { title, text, submit, expiresAt = null, isForAddress, error, isBusy } = props
  const words = useAccessWords()
  const [level, setLevel] = useState<Level>(props.level)
  const send = (form: FormData) => {
    const day = String(form.get('until') ?? '')
    props.onSubmit({
      level,
      expiresAt: day ? evening(day) : null,
      email: String(form.get('email') ?? '').trim(),
    })
  }
  return (
    <Dialog title={title} onClose={props.onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send(new FormData(event.currentTarget))
        }}
      >
        {text && <p className={fieldStyles.hint}>{text}</p>}
        {isForAddress && (
          <Field label={words.email} name="email" type="email" required autoComplete="off" />
        )}
        <LevelField value={level} onChange={setLevel} />
        <Field
          label={words.until}
          name="until"
          type="date"
          min={dateValue(new Date(Date.now() + 86_400_000).toISOString())}
          defaultValue={expiresAt ? dateValue(expiresAt) : ''}
          hint={words.untilHint}
        />
        {error && (
          <p className={fieldStyles.error} role="alert">
            {error.message}
          </p>
        )}
        <Button look="brand" type="submit" busy={isBusy}>
          {submit}
        </Button>
      </form>
    </Dialog>
  )
}
