import { type ReactNode, useId, useState } from 'react'
import { useLocale } from '../../../i18n/language.ts'
import { Field, fieldStyles } from '../../../ui/field.tsx'
import { Switch } from '../../../ui/segments.tsx'
import {
  dateOf,
  kindOf,
  type WhenParts,
  type Season,
  SEASONS,
  toldOf,
  WHEN_KINDS,
  type WhenKind,
} from './fuzzy.ts'
import s from './edit-page.module.css'
import { useEditWords } from './words/index.ts'

interface Value {
  readonly date: string
  readonly dateText: string
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={fieldStyles.input}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
    </div>
  )
}

const MONTHS = Array.from({ length: 12 }, (_, place) => String(place + 1).padStart(2, '0'))

const monthName = (locale: string, month: string) =>
  new Date(`2000-${month}-15T00:00Z`).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' })

interface PartsProps {
  readonly kind: WhenKind
  readonly parts: WhenParts
  readonly onChange: (parts: WhenParts) => void
}

/** A month, a season or a year. */
function PartFields({ kind, parts, onChange }: PartsProps) {
  const words = useEditWords()
  const locale = useLocale()
  return (
    <>
      {kind === 'month' && (
        <Choice
          label={words.month}
          value={parts.month}
          onChange={(month) => onChange({ ...parts, month })}
        >
          {MONTHS.map((month) => (
            <option key={month} value={month}>
              {monthName(locale, month)}
            </option>
          ))}
        </Choice>
      )}
      {kind === 'season' && (
        <Choice
          label={words.season}
          value={parts.season}
          onChange={(season) => onChange({ ...parts, season: season as Season })}
        >
          {SEASONS.map((season) => (
            <option key={season} value={season}>
              {words.seasons[season]}
            </option>
          ))}
        </Choice>
      )}
      <Field
        label={words.year}
        inputMode="numeric"
        pattern="[0-9]{4}"
        required
        maxLength={4}
        value={parts.year}
        onChange={({ target }) => onChange({ ...parts, year: target.value })}
      />
    </>
  )
}

interface WhenFieldProps {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly error: string | undefined
}

/** When it was written, as far as that is known: a day, a month, a season, a year, about. */
export function WhenField({ value, onChange, error }: WhenFieldProps) {
  const words = useEditWords()
  const locale = useLocale()
  const [kind, setKind] = useState<WhenKind>(() => kindOf(value))
  const [parts, setParts] = useState<WhenParts>({
    year: value.date.slice(0, 4),
    month: value.date.slice(5, 7) || '01',
    season: 'spring',
  })
  const isWhole = kind === 'day' || kind === 'told'
  const tell = (next: WhenKind, given: WhenParts) => {
    setKind(next)
    setParts(given)
    if (next === 'day') onChange({ ...value, dateText: '' })
    else if (next !== 'told' && given.year !== '')
      onChange({ date: dateOf(next, given), dateText: toldOf({ words, locale }, next, given) })
  }
  return (
    <fieldset className={s.when}>
      <legend className={fieldStyles.label}>{words.when}</legend>
      <Switch
        label={words.howWell}
        value={kind}
        choices={WHEN_KINDS.map((one) => [one, words.kinds[one]])}
        onChoose={(next) => tell(next, parts)}
      />
      <div className={fieldStyles.pair}>
        {isWhole && (
          <Field
            label={kind === 'day' ? words.day : words.guess}
            hint={kind === 'day' ? undefined : words.guessHint}
            type="date"
            required
            min="1500-01-01"
            value={value.date}
            error={error}
            onChange={({ target }) => onChange({ ...value, date: target.value })}
          />
        )}
        {kind === 'told' && (
          <Field
            label={words.told}
            maxLength={100}
            placeholder={words.toldExample}
            value={value.dateText}
            onChange={({ target }) => onChange({ ...value, dateText: target.value })}
          />
        )}
        {!isWhole && (
          <PartFields kind={kind} parts={parts} onChange={(given) => tell(kind, given)} />
        )}
      </div>
      {!isWhole && error !== undefined && <p className={fieldStyles.error}>{error}</p>}
      {!isWhole && value.dateText !== '' && (
        <p className={fieldStyles.hint}>{words.shownAs(value.dateText)}</p>
      )}
    </fieldset>
  )
}
