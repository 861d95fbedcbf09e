import { useWhole } from '../../api/whole.ts'
import { Card } from '../../ui/card.tsx'
import { Unread } from '../../ui/unread.tsx'
import { pageStyles } from '../kit/page.tsx'
import { sayDuration, secondsByPage } from './durations.ts'
import s from './page-chart.module.css'
import { deckTimesListing } from './readings.ts'
import { useDecksWords } from './words/index.ts'

interface PageChartProps {
  readonly startupId: string
  readonly deckId: string
  readonly pageCount: number
}

/** Which pages hold readers: for the founder. */
export function PageChart({ startupId, deckId, pageCount }: PageChartProps) {
  const words = useDecksWords()
  const list = useWhole(deckTimesListing(startupId))
  const sums = secondsByPage(list.items?.filter((look) => look.deckId === deckId) ?? [], pageCount)
  const most = Math.max(1, ...sums)
  return (
    <Card title={words.chart}>
      <p className={pageStyles.note}>{words.chartText}</p>
      {!list.isWhole && <Unread of={[list]} lines={1} height={120} />}
      <ol className={s.chart}>
        {(list.isWhole ? sums : []).map((seconds, place) => (
          <li key={place}>
            <span className={s.bar} aria-hidden="true">
              <i
                style={{
                  height: `${Math.max(2, (100 * seconds) / most)}%`,
                  opacity: 0.35 + (0.65 * seconds) / most,
                }}
              />
            </span>
            <b>{sayDuration(words, seconds)}</b>
            <span>{words.pageShort(place + 1)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
