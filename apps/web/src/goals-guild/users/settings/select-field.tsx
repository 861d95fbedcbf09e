import { useId } from 'react'
import { fieldStyles } from '../../../ui/field.tsx'
import type { NamedCode } from './regions.ts'

interface SelectFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string | null
  /** What it says when nothing is chosen. */
  readonly none: string
  readonly choices: readonly NamedCode[]
  readonly hint?: string
}

export function SelectField({ label, name, value, none, choices, hint }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value ?? ''}
        className={fieldStyles.input}
        aria-describedby={hint && `${id}-hint`}
      >
        <option value="">{none}</option>
        {choices.map(({ code, name: text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
