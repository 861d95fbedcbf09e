import { type ComponentProps, useId } from 'react'
import { fieldStyles } from '../../../ui/field.tsx'
import type { DraftFields } from '../drafts.operations.ts'
import { useDraftsWords } from '../words/index.ts'
import s from './fields.module.css'
import { type FieldName, faultAt } from './review-state.ts'
import type { Reviewing } from './use-review.ts'

export type Guess = DraftFields['guesses'][number]

/** From here on nobody has to look twice. */
const SURE = 0.75

interface EvidenceProps {
  readonly guess: Guess
  readonly value: string
  readonly onShow: () => void
  readonly onTake: () => void
}

/** Where a guess comes from, and how sure it is; or what it was before somebody knew better. */
function Evidence({ guess, value, onShow, onTake }: EvidenceProps) {
  const words = useDraftsWords().review
  const { confidence, line, page } = guess
  if (value.trim() !== guess.value)
    return (
      <button type="button" className={s.evidence} onClick={onTake}>
        {words.readAs(guess.value)}
      </button>
    )
  const percent = Math.round(100 * confidence)
  return (
    <button type="button" className={s.evidence} onClick={onShow}>
      <span className={s.meter} aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </span>
      {confidence < SURE ? words.check(percent, line) : words.sure(percent, line)}
      {page > 1 && ` ${words.onPage(page)}`}
    </button>
  )
}

interface FieldProps extends ComponentProps<'input'> {
  readonly name: FieldName
  readonly label: string
  readonly reviewing: Reviewing
  readonly guess: Guess | undefined
  readonly onShow: (guess: Guess) => void
}

function ReviewField({ name, label, reviewing, guess, onShow, ...rest }: FieldProps) {
  const id = useId()
  const { state, edit } = reviewing
  const value = state.mine[name]
  const fault = faultAt(state, name)
  const isUnsure = guess !== undefined && guess.confidence < SURE && value === guess.value
  return (
    <div className={s.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={fieldStyles.input}
        value={value}
        data-unsure={isUnsure || undefined}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => edit(name, target.value)}
        onFocus={() => guess && value === guess.value && onShow(guess)}
      />
      {fault && (
        <p id={`${id}-fault`} className={fieldStyles.error}>
          {fault}
        </p>
      )}
      {guess && (
        <Evidence
          guess={guess}
          value={value}
          onShow={() => onShow(guess)}
          onTake={() => edit(name, guess.value)}
        />
      )}
    </div>
  )
}

interface FieldsProps {
  readonly draft: DraftFields
  readonly reviewing: Reviewing
  readonly onShow: (guess: Guess) => void
}

/** What the letter says of itself, each with the line that says it. */
export function Fields({ draft, reviewing, onShow }: FieldsProps) {
  const words = useDraftsWords().review
  const given = (name: FieldName) => ({
    name,
    label: words.fields[name],
    reviewing,
    onShow,
    guess: draft.guesses.find(({ field }) => field === name),
  })
  return (
    <div className={s.fields}>
      <ReviewField {...given('title')} maxLength={200} />
      <ReviewField {...given('place')} maxLength={200} autoComplete="off" />
      <ReviewField {...given('date')} type="date" min="0001-01-01" max="9999-12-31" />
      <ReviewField {...given('dateText')} placeholder={words.dateTextExample} maxLength={100} />
      <ReviewField {...given('author')} maxLength={200} autoComplete="off" />
      <ReviewField {...given('recipient')} maxLength={200} autoComplete="off" />
    </div>
  )
}
