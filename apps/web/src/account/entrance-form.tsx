import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiError } from '../api/errors.ts'
import { Button } from '../ui/button.tsx'
import { Field, fieldStyles } from '../ui/field.tsx'

interface FormField {
  readonly name: string
  readonly label: string
  readonly type: 'email' | 'password' | 'text'
  readonly autoComplete: string
  readonly hint?: string
  readonly value?: string | undefined
}

interface EntranceFormProps {
  readonly fields: readonly FormField[]
  readonly submit: string
  readonly onSubmit: (values: Readonly<Record<string, string>>) => Promise<unknown>
  readonly children?: ReactNode
}

/** A form whose errors stand at the field that the server names, or else above its button. */
export function EntranceForm({ fields, submit, onSubmit, children }: EntranceFormProps) {
  const [error, setError] = useState<Error>()
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    setBusy(true)
    setError(undefined)
    try {
      await onSubmit(values)
    } catch (failure) {
      setError(failure as Error)
    } finally {
      setBusy(false)
    }
  }
  const wrong = error instanceof ApiError ? error.field : undefined
  const isShown = fields.some(({ name }) => name === wrong)
  return (
    <form onSubmit={(event) => void send(event)}>
      {fields.map(({ value, ...field }) => (
        <Field
          key={field.name}
          {...field}
          defaultValue={value}
          required
          error={field.name === wrong ? error?.message : undefined}
        />
      ))}
      {error && !isShown && (
        <p className={fieldStyles.error} role="alert">
          {error.message}
        </p>
      )}
      <Button look="brand" type="submit" wide busy={isBusy}>
        {submit}
      </Button>
      {children}
    </form>
  )
}
