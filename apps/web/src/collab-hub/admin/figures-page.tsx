import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reading } from '../../api/cache.ts'
import { listing, useListing } from '../../api/listing.ts'
import { useLocale } from '../../i18n/language.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Page, pageStyles } from '../kit/page.tsx'
import { dayName, lastDays, Sparkline } from '../kit/sparkline.tsx'
import { useTermsWords } from '../terms/words/index.ts'
import { Figures, FiguresByDay, type FiguresData } from './figures.operations.ts'
import s from './admin.module.css'
import { ADMIN } from './queue-reading.ts'
import { useAdminWords } from './words/index.ts'

const KINDS = ['users', 'startups', 'applications', 'subscriptions'] as const
type Kind = (typeof KINDS)[number]
type Figure = FiguresData['figures'][number]

const DAYS = 30
const figuresReading = reading([...ADMIN, 'figures'], Figures, {})
const daysListing = listing([...ADMIN, 'figures', 'days'], FiguresByDay, {
  variables: {},
  pageOf: ({ figuresByDay }) => figuresByDay,
})

/** What the API's own words are called, whichever kind they are of. */
function useGroupName(): (kind: Kind, group: string) => string {
  const terms = useTermsWords()
  const names: Record<Kind, Readonly<Record<string, string>>> = {
    users: terms.role,
    startups: terms.startupStatus,
    applications: terms.application,
    subscriptions: terms.tier,
  }
  return (kind, group) => names[kind][group] ?? group
}

/** How many came on each of the last days, all groups together. */
function useDays(kind: Kind) {
  const { items } = useListing(daysListing)
  return useMemo(() => {
    const counts = new Map<string, number>()
    for (const one of items ?? [])
      if (one.kind === kind && one.day) counts.set(one.day, (counts.get(one.day) ?? 0) + one.count)
    return lastDays(DAYS).map((day) => ({ day, count: counts.get(dayName(day)) ?? 0 }))
  }, [items, kind])
}

function KindCard({ kind, figures }: { readonly kind: Kind; readonly figures: readonly Figure[] }) {
  const words = useAdminWords()
  const locale = useLocale()
  const nameOf = useGroupName()
  const days = useDays(kind)
  const mine = figures.filter((one) => one.kind === kind)
  const total = mine.reduce((sum, { count }) => sum + count, 0)
  const most = Math.max(1, ...mine.map(({ count }) => count))
  return (
    <Card title={words.kinds[kind]}>
      <p className={s.total}>{total.toLocaleString(locale)}</p>
      <ul className={s.figures}>
        {mine
          .toSorted((a, b) => b.count - a.count)
          .map(({ group, count }) => (
            <li key={group}>
              <span>{nameOf(kind, group)}</span>
              <i aria-hidden="true">
                <b style={{ width: `${(100 * count) / most}%` }} />
              </i>
              <strong>{count.toLocaleString(locale)}</strong>
            </li>
          ))}
      </ul>
      <p className={pageStyles.note}>{words.perDay}</p>
      <Sparkline days={days} label={words.perDay} />
    </Card>
  )
}

/** How many there are of everything, and how many came on which day. */
export function FiguresPage() {
  const words = useAdminWords()
  const { data, error, refetch } = useQuery(figuresReading)
  return (
    <Page title={words.parts.figures} isWide>
      {!data &&
        (error ? <Trouble onRetry={() => void refetch()} /> : <Skeleton lines={4} height={80} />)}
      {data && (
        <div className={s.kinds}>
          {KINDS.map((kind) => (
            <KindCard key={kind} kind={kind} figures={data.figures} />
          ))}
        </div>
      )}
    </Page>
  )
}
