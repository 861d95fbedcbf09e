import { useId } from 'react'
import { fieldStyles } from './field.tsx'

interface Named {
  readonly code: string
  readonly name: string
}

interface SelectFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string | null
  /** What it says when nothing is chosen; without it something always is. */
  readonly none?: string
  readonly choices: readonly Named[]
  readonly hint?: string
  /** Something must be chosen. */
  readonly isRequired?: boolean
}

export function SelectField(props: SelectFieldProps) {
  const { label, name, value, none, choices, hint, isRequired = false } = props
  const id = useId()
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        required={isRequired}
        defaultValue={value ?? ''}
        className={fieldStyles.input}
        aria-describedby={hint && `${id}-hint`}
      >
        {none !== undefined && <option value="">{none}</option>}
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
