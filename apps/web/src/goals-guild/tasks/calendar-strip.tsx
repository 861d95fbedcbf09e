import { Link } from '@tanstack/react-router'
import { dateValue, regional } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import s from './tasks-page.module.css'
import { useTasksWords } from './words/index.ts'

interface CalendarStripProps {
  /** Midnights. */
  readonly days: readonly number[]
  readonly countOf: (day: number) => number
  /** As it stands in the address. */
  readonly chosen: string | undefined
}

const valueOf = (day: number) => dateValue(new Date(day).toISOString())

/** Two weeks at a glance; a day leads to what is due on it, and again to all. */
export function CalendarStrip({ days, countOf, chosen }: CalendarStripProps) {
  const words = useTasksWords()
  const locale = useLocale()
  const format = (day: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(regional(locale), options).format(day)
  return (
    <nav className={s.strip} aria-label={words.strip}>
      {days.map((day, place) => {
        const value = valueOf(day)
        const isChosen = value === chosen
        const count = countOf(day)
        const name = format(day, { weekday: 'long', day: 'numeric', month: 'long' })
        return (
          <Link
            key={value}
            to="/tasks"
            search={isChosen ? {} : { day: value }}
            replace
            resetScroll={false}
            className={s.day}
            data-today={place === 0 || undefined}
            aria-current={isChosen ? 'date' : undefined}
          >
            <small aria-hidden="true">{format(day, { weekday: 'short' })}</small>
            <strong aria-hidden="true">{new Date(day).getDate()}</strong>
            <span className="hidden-text">{words.onDay(name, count)}</span>
            <span className={s.dots} data-count={Math.min(count, 3)} />
          </Link>
        )
      })}
    </nav>
  )
}
