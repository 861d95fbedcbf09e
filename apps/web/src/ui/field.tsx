import { useId, type ComponentProps } from 'react'
import s from './field.module.css'

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

export function Field({ label, hint, error, ...rest }: FieldProps) {
  const id = useId()
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={s.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
      />
      {hint && !error && (
        <p id={`${id}-hint`} className={s.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={s.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** Grows with its text; the browser does it. */
export function AreaField({ label, ...rest }: ComponentProps<'textarea'> & { label: string }) {
  const id = useId()
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
      </label>
      <textarea rows={3} {...rest} id={id} className={s.input} />
    </div>
  )
}
export const fieldStyles = s
