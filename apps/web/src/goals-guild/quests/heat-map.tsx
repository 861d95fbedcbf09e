import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatDay } from '../../i18n/dates.ts'
import { dayAfter, dayOf } from '../../i18n/days.ts'
import { useLocale } from '../../i18n/language.ts'
import { Card } from '../../ui/card.tsx'
import s from './heat-map.module.css'
import { countsByDay, streakOf } from './history.ts'
import { historyReading } from './readings.ts'
import { useQuestsWords } from './words/index.ts'

const WEEKS = 16
const DAYS = 7
const CELL = 18
const GAP = 4
const LEVEL_MAX = 3

export function useHistory() {
  const { data } = useQuery(historyReading)
  return useMemo(() => {
    const counts = countsByDay(data?.steps ?? [])
    return { counts, streak: streakOf(counts, Date.now()) }
  }, [data])
}

/** Monday first, the week of today last; days to come are left out. */
function daysShown(): readonly number[] {
  const today = dayOf(Date.now())
  const monday = dayAfter(today, -((new Date(today).getDay() + 6) % DAYS))
  const first = dayAfter(monday, -DAYS * (WEEKS - 1))
  return Array.from({ length: WEEKS * DAYS }, (_, place) => dayAfter(first, place)).filter(
    (day) => day <= today,
  )
}

export function HeatMap() {
  const words = useQuestsWords()
  const locale = useLocale()
  const { counts } = useHistory()
  const days = daysShown()
  const total = days.reduce((sum, day) => sum + (counts.get(day) ?? 0), 0)
  return (
    <Card title={words.heat}>
      <svg
        viewBox={`0 0 ${WEEKS * CELL - GAP} ${DAYS * CELL - GAP}`}
        className={s.map}
        role="img"
        aria-label={words.heatSummary(total)}
      >
        {days.map((day, place) => (
          <rect
            key={day}
            x={Math.floor(place / DAYS) * CELL}
            y={(place % DAYS) * CELL}
            width={CELL - GAP}
            height={CELL - GAP}
            rx="4.5"
            className={s[`level${Math.min(LEVEL_MAX, counts.get(day) ?? 0)}`]}
          >
            <title>{words.heatCell(counts.get(day) ?? 0, formatDay(locale, day))}</title>
          </rect>
        ))}
      </svg>
      <p className={s.note}>{words.heatSummary(total)}</p>
    </Card>
  )
}
