import { useId } from 'react'
import { useLocale } from '../../i18n/language.ts'
import { fieldStyles } from '../../ui/field.tsx'
import s from './repeat-fields.module.css'
import { REPEAT_KINDS, type RepeatDraft, type RepeatKind, WEEKDAYS } from './repeat-rule.ts'
import { useGoalsWords } from './words/index.ts'

interface RepeatFieldsProps {
  readonly value: RepeatDraft
  readonly onChange: (value: RepeatDraft) => void
}

/** Any Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

function Weekdays({ value, onChange }: RepeatFieldsProps) {
  const words = useGoalsWords()
  const locale = useLocale()
  const named = (day: number, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(
      MONDAY + (day - 1) * DAY_MS,
    )
  const toggle = (day: number) => {
    const days = value.weekdays.includes(day)
      ? value.weekdays.filter((one) => one !== day)
      : [...value.weekdays, day].toSorted()
    onChange({ ...value, weekdays: days })
  }
  return (
    <fieldset className={s.weekdays}>
      <legend className="hidden-text">{words.repeat.weekdays}</legend>
      {WEEKDAYS.map((day) => (
        <label key={day} className={s.weekday}>
          <input
            type="checkbox"
            checked={value.weekdays.includes(day)}
            onChange={() => toggle(day)}
            aria-label={named(day, 'long')}
          />
          <span aria-hidden="true">{named(day, 'short')}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** How often a task comes again. */
export function RepeatFields({ value, onChange }: RepeatFieldsProps) {
  const words = useGoalsWords()
  const id = useId()
  const isCounted = value.kind === 'days' || value.kind === 'after'
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {words.repeat.label}
      </label>
      <div className={s.row}>
        <select
          id={id}
          className={fieldStyles.input}
          value={value.kind}
          onChange={(event) => onChange({ ...value, kind: event.target.value as RepeatKind })}
          aria-describedby={`${id}-hint`}
        >
          {REPEAT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words.repeat[kind]}
            </option>
          ))}
        </select>
        {isCounted && (
          <label className={s.days}>
            <input
              type="number"
              min={1}
              max={365}
              required
              className={fieldStyles.input}
              value={value.days || ''}
              onChange={(event) => onChange({ ...value, days: event.target.valueAsNumber || 0 })}
              aria-label={words.repeat.count}
            />
            {words.repeat.unit(value.days)}
          </label>
        )}
      </div>
      {value.kind === 'weekdays' && <Weekdays value={value} onChange={onChange} />}
      <p id={`${id}-hint`} className={fieldStyles.hint} hidden={value.kind === 'none'}>
        {words.repeat.hint}
      </p>
    </div>
  )
}
