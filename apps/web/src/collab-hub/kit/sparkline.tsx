import { formatDay } from '../../i18n/dates.ts'
import { dayAfter, dayOf } from '../../i18n/days.ts'
import { useLocale } from '../../i18n/language.ts'
import s from './sparkline.module.css'

export interface DayCount {
  readonly day: number
  readonly count: number
}

/** How often something happened on each of the last days, the oldest first. */
export function daysBack(times: readonly string[], days: number): DayCount[] {
  const today = dayOf(Date.now())
  const counts = new Map<number, number>()
  for (const time of times) counts.set(dayOf(time), (counts.get(dayOf(time)) ?? 0) + 1)
  return Array.from({ length: days }, (_, place) => {
    const day = dayAfter(today, place - days + 1)
    return { day, count: counts.get(day) ?? 0 }
  })
}

interface SparklineProps {
  readonly days: readonly DayCount[]
  readonly label: string
}

const HEIGHT = 56

/** A bar for each day; the table behind it is for those who do not see it. */
export function Sparkline({ days, label }: SparklineProps) {
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
              <title>{`${formatDay(locale, day)}: ${count}`}</title>
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
            <li key={day}>{`${formatDay(locale, day)}: ${count}`}</li>
          ))}
      </ul>
    </figure>
  )
}
