import { useLocale } from '../../i18n/language.ts'
import { Card } from '../../ui/card.tsx'
import { formatAmount } from '../kit/formats.ts'
import { pageStyles } from '../kit/page.tsx'
import { dayName, lastDays, Sparkline } from '../kit/sparkline.tsx'
import s from './admin.module.css'
import { FIGURE_DAYS } from './figure-days.ts'
import type { FiguresByDayData, FiguresData } from './figures.operations.ts'
import { useAdminWords } from './words/index.ts'

type ByDay = FiguresByDayData['figuresByDay']['items'][number]

interface RevenueCardProps {
  readonly figures: FiguresData['figures']
  /** What came on each day; undefined until all of it is known. */
  readonly byDay: readonly ByDay[] | undefined
}

/** What was paid already on each day of what is paid now: all of it, without what came later. */
function grown(total: number, currency: string, byDay: readonly ByDay[]) {
  const came = new Map<string, number>()
  for (const { kind, group, day, count } of byDay)
    if (kind === 'revenue' && group === currency && day) came.set(day, count)
  let left = total
  return lastDays(FIGURE_DAYS)
    .toReversed()
    .map((day) => {
      const count = left
      left -= came.get(dayName(day)) ?? 0
      return { day, count }
    })
    .toReversed()
}

/** What comes in each month, in every currency by itself: nobody has said what one is worth in another. */
export function RevenueCard({ figures, byDay }: RevenueCardProps) {
  const words = useAdminWords()
  const locale = useLocale()
  const mine = figures.filter(({ kind, count }) => kind === 'revenue' && count > 0)
  return (
    <Card title={words.revenue}>
      {mine.length === 0 && <p className={pageStyles.note}>{words.noRevenue}</p>}
      {mine.map(({ group, count }) => (
        <div key={group} className={s.currency}>
          <p className={s.total}>{formatAmount(locale, count, group)}</p>
          {byDay && (
            <Sparkline
              days={grown(count, group, byDay)}
              label={words.revenueDays(group)}
              say={(amount) => formatAmount(locale, amount, group)}
            />
          )}
        </div>
      ))}
      {mine.length > 0 && <p className={pageStyles.note}>{words.revenueText}</p>}
    </Card>
  )
}
