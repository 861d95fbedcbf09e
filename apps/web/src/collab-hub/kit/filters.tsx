import { Icon } from '../../ui/icons.tsx'
import s from './filters.module.css'

interface FilterFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Narrows what is below as one types. */
export const FilterField = ({ label, value, onChange }: FilterFieldProps) => (
  <label className={s.field}>
    <Icon name="search" size={15} />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={80}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
)

interface FilterSelectProps<Value extends string> {
  readonly label: string
  readonly none: string
  readonly value: Value | undefined
  readonly choices: readonly (readonly [Value, string])[]
  readonly onChange: (value: Value | undefined) => void
}

/** One of a few, or all of them. */
export const FilterSelect = <Value extends string>({
  label,
  none,
  value,
  choices,
  onChange,
}: FilterSelectProps<Value>) => (
  <select
    className={s.select}
    data-on={value !== undefined || undefined}
    aria-label={label}
    value={value ?? ''}
    onChange={({ target }) => onChange(choices.find(([one]) => one === target.value)?.[0])}
  >
    <option value="">{none}</option>
    {choices.map(([one, text]) => (
      <option key={one} value={one}>
        {text}
      </option>
    ))}
  </select>
)
