import { useListing } from '../../api/listing.ts'
import { Card } from '../../ui/card.tsx'
import { Unread } from '../../ui/unread.tsx'
import { pageStyles } from '../kit/page.tsx'
import { sayDuration, secondsByPage } from './durations.ts'
import s from './page-chart.module.css'
import { deckViewsListing } from './readings.ts'
import { useDecksWords } from './words/index.ts'

interface PageChartProps {
  readonly startupId: string
  readonly deckId: string
  readonly pageCount: number
}

/** Which pages hold readers: for the founder. */
export function PageChart({ startupId, deckId, pageCount }: PageChartProps) {
  const words = useDecksWords()
  const list = useListing(deckViewsListing(startupId))
  const sums = secondsByPage(list.items?.filter((look) => look.deckId === deckId) ?? [], pageCount)
  const most = Math.max(1, ...sums)
  return (
    <Card title={words.chart}>
      <p className={pageStyles.note}>{words.chartText}</p>
      {!list.items && <Unread of={[list]} lines={1} height={120} />}
      <ol className={s.chart}>
        {(list.items ? sums : []).map((seconds, place) => (
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
