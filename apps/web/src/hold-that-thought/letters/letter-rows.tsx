import { useLocale } from '../../i18n/language.ts'
import { formatDayOf, formatWhen, yearOf } from '../kit/when.ts'
import { To } from '../../shell/nav.tsx'
import type { LetterLine } from './letters.operations.ts'
import s from './letter-rows.module.css'
import { PeopleLine } from './people-line.tsx'

interface RowProps {
  readonly letter: LetterLine
  /** Its year stands above it. */
  readonly isOfYear?: boolean
  /** Its own page, if nothing else is said. */
  readonly to?: string
}

export function LetterRow({ letter, isOfYear = false, to = `/letters/${letter.id}` }: RowProps) {
  const locale = useLocale()
  return (
    <li>
      <To to={to} className={s.row}>
        <time dateTime={letter.date}>
          {isOfYear ? formatDayOf(locale, letter) : formatWhen(locale, letter)}
        </time>
        <span className={s.what}>
          <span className={s.title} dir="auto">
            {letter.title}
          </span>
          <span className={s.who}>
            <PeopleLine letter={letter} isPlain />
          </span>
        </span>
      </To>
    </li>
  )
}

/** Letters one below the other, each with its day. */
export const LetterRows = ({ letters }: { readonly letters: readonly LetterLine[] }) => (
  <ul className={s.rows}>
    {letters.map((letter) => (
      <LetterRow key={letter.id} letter={letter} />
    ))}
  </ul>
)

/** Runs of letters of one year, in their order. */
export function byYear(letters: readonly LetterLine[]): (readonly [string, LetterLine[]])[] {
  const years: [string, LetterLine[]][] = []
  for (const letter of letters) {
    const year = yearOf(letter.date)
    const last = years.at(-1)
    if (last?.[0] === year) last[1].push(letter)
    else years.push([year, [letter]])
  }
  return years
}

/** As the contents of a book: a chapter for each year. */
export const LettersByYear = ({ letters }: { readonly letters: readonly LetterLine[] }) =>
  byYear(letters).map(([year, some]) => (
    <section key={`${year} ${some[0]?.id}`} className={s.year} aria-label={year}>
      <h2>{year}</h2>
      <ul className={s.rows}>
        {some.map((letter) => (
          <LetterRow key={letter.id} letter={letter} isOfYear />
        ))}
      </ul>
    </section>
  ))
