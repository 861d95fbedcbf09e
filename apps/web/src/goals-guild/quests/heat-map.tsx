import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import s from './heat-map.module.css'
import type { CompletionsData } from './glance.operations.ts'
import { historyReading, yearReading } from './glance-readings.ts'
import { useLevelWords } from './level-words/index.ts'
import { useQuestsWords } from './words/index.ts'

const WEEKS = 16
const DAYS = 7
const CELL = 18
const GAP = 4
const LEVEL_MAX = 3

interface HeatGridProps {
  readonly history: CompletionsData['completions'] | undefined
  readonly weeks: number
}

/** At noon, so that no clock that jumps makes another day of it. */
function dayAt(since: string, place: number): Date {
  const day = new Date(`${since}T12:00`)
  day.setDate(day.getDate() + place)
  return day
}

/** A week is a column, Monday first, the week of today last; days to come are left out. */
export function HeatGrid({ history, weeks }: HeatGridProps) {
  const words = useQuestsWords()
  const locale = useLocale()
  const all = history?.counts ?? Array.from({ length: weeks * DAYS }, () => 0)
  // Whole weeks that do not fit are left out at the beginning.
  const skipped = Math.max(0, Math.ceil(all.length / DAYS) - weeks) * DAYS
  const counts = all.slice(skipped)
  const total = counts.reduce((sum, count) => sum + count, 0)
  // Of what is not known nothing is said.
  const summary = history ? words.heatSummary(total, weeks) : '\u00a0'
  return (
    <>
      <svg
        viewBox={`0 0 ${weeks * CELL - GAP} ${DAYS * CELL - GAP}`}
        className={s.map}
        role="img"
        aria-label={history ? summary : words.heat}
      >
        {counts.map((count, place) => {
          const day = history && dayAt(history.since, skipped + place).getTime()
          return (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- a day is its place
              key={place}
              x={Math.floor(place / DAYS) * CELL}
              y={(place % DAYS) * CELL}
              width={CELL - GAP}
              height={CELL - GAP}
              rx="4.5"
              className={s[`level${Math.min(LEVEL_MAX, count)}`]}
            >
              {day !== undefined && <title>{words.heatCell(count, formatDay(locale, day))}</title>}
            </rect>
          )
        })}
      </svg>
      <p className={s.note}>{summary}</p>
    </>
  )
}

export function HeatMap() {
  const words = useQuestsWords()
  const { data } = useQuery(historyReading)
  return (
    <Card title={words.heat}>
      <HeatGrid history={data?.completions} weeks={WEEKS} />
    </Card>
  )
}

/** A year, or as much of it as a phone shows. */
const yearWeeks = () => (matchMedia('(max-width: 719px)').matches ? 27 : 53)

/** What somebody has done in a year; of others what everybody could see. */
export function YearCard({ userId }: { readonly userId: string }) {
  const words = useQuestsWords()
  const levels = useLevelWords()
  const { data } = useQuery(yearReading(userId))
  const [weeks] = useState(yearWeeks)
  const streak = data?.completions.streak ?? 0
  return (
    <Card
      title={words.year}
      action={
        streak > 0 && (
          <span className={s.streak}>
            <Icon name="flame" size={16} fill /> {levels.streak(streak)}
          </span>
        )
      }
    >
      <HeatGrid history={data?.completions} weeks={weeks} />
    </Card>
  )
}
