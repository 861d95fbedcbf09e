import { formatHour } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import s from './hours.module.css'
import { useAdminWords } from './words/index.ts'

const HOURS = 24
const [BAR, GAP, HEIGHT] = [18, 6, 64]

interface HoursProps {
  readonly times: readonly string[]
  /** There are earlier ones that are not read yet. */
  readonly isPart: boolean
}

/** When of the day it happened, where the reader is. */
export function Hours({ times, isPart }: HoursProps) {
  const words = useAdminWords()
  const locale = useLocale()
  const counts = Array.from({ length: HOURS }, () => 0)
  for (const time of times) {
    const hour = new Date(time).getHours()
    counts[hour] = (counts[hour] ?? 0) + 1
  }
  const most = Math.max(1, ...counts)
  const width = HOURS * (BAR + GAP)
  const text = words.acts(times.length, isPart)
  return (
    <figure className={s.hours}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={text}>
        {counts.map((count, hour) => {
          const height = count === 0 ? 2 : Math.max(5, (count / most) * HEIGHT)
          return (
            <rect
              key={hour}
              className={count === 0 ? s.none : s.some}
              x={hour * (BAR + GAP) + GAP / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              rx={count === 0 ? 1 : 4}
            >
              <title>{`${formatHour(locale, hour)}: ${count}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption>
        <span>{formatHour(locale, 0)}</span>
        <strong>{text}</strong>
        <span>{formatHour(locale, HOURS - 1)}</span>
      </figcaption>
    </figure>
  )
}
