import { formatDay } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import s from './sparkline.module.css'

interface DayCount {
  readonly day: number
  readonly count: number
}

const DAY_MS = 86_400_000

/** As the server calls a day, in UTC. */
export const dayName = (day: number): string => new Date(day).toISOString().slice(0, 10)

/** The last days, today last: midnights in UTC. */
export const lastDays = (count: number): number[] => {
  const today = Date.parse(dayName(Date.now()))
  return Array.from({ length: count }, (_, place) => today - (count - 1 - place) * DAY_MS)
}

interface SparklineProps {
  readonly days: readonly DayCount[]
  readonly label: string
  /** How a number is said; as it is, where nothing else is. */
  readonly say?: (count: number) => string
}

const HEIGHT = 56

/** A bar for each day; the table behind it is for those who do not see it. */
export function Sparkline({ days, label, say = String }: SparklineProps) {
  const locale = useLocale()
  const most = Math.max(1, ...days.map(({ count }) => count))
  const step = 100 / days.length
  return (
    <figure className={s.figure}>
      <svg
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        className={s.bars}
        aria-hidden="true"
      >
        {days.map(({ day, count }, place) => {
          const height = count === 0 ? 1.5 : Math.max(4, (count / most) * (HEIGHT - 2))
          return (
            <rect
              key={day}
              x={place * step + step * 0.12}
              y={HEIGHT - height}
              width={step * 0.76}
              height={height}
              data-some={count > 0 || undefined}
            >
              <title>{`${formatDay(locale, day)}: ${say(count)}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className={s.ends} aria-hidden="true">
        <span>{formatDay(locale, days[0]?.day ?? 0)}</span>
        <span>{formatDay(locale, days.at(-1)?.day ?? 0)}</span>
      </figcaption>
      <ul className="hidden-text" aria-label={label}>
        {days
          .filter(({ count }) => count > 0)
          .map(({ day, count }) => (
            <li key={day}>{`${formatDay(locale, day)}: ${say(count)}`}</li>
          ))}
      </ul>
    </figure>
  )
}
