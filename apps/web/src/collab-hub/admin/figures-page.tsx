import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { useWhole } from '../../api/whole.ts'
import { useLocale } from '../../i18n/language.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { Funnel } from '../kit/funnel.tsx'
import { Page, pageStyles } from '../kit/page.tsx'
import { dayName, lastDays, Sparkline } from '../kit/sparkline.tsx'
import { funnelOf } from '../startups/funnel-of.ts'
import { useStartupsWords } from '../startups/words/index.ts'
import { useTermsWords } from '../terms/words/index.ts'
import { FIGURE_DAYS } from './figure-days.ts'
import {
  Figures,
  FiguresByDay,
  type FiguresByDayData,
  type FiguresData,
} from './figures.operations.ts'
import s from './admin.module.css'
import { ADMIN } from './queue-reading.ts'
import { RevenueCard } from './revenue-card.tsx'
import { useAdminWords } from './words/index.ts'

const KINDS = ['users', 'startups', 'applications', 'subscriptions'] as const
type Kind = (typeof KINDS)[number]
type Figure = FiguresData['figures'][number]
type ByDay = FiguresByDayData['figuresByDay']['items'][number]

/** In the order of their way, then those who left it. */
const STATUSES = [
  'PENDING',
  'REVIEWING',
  'SHORTLISTED',
  'ACCEPTED',
  'REJECTED',
  'WITHDRAWN',
] as const
const STEPS = ['applied', 'reviewing', 'shortlisted', 'accepted'] as const

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
function useDays(kind: Kind, items: readonly ByDay[] | undefined) {
  return useMemo(() => {
    const counts = new Map<string, number>()
    for (const one of items ?? [])
      if (one.kind === kind && one.day) counts.set(one.day, (counts.get(one.day) ?? 0) + one.count)
    return lastDays(FIGURE_DAYS).map((day) => ({ day, count: counts.get(dayName(day)) ?? 0 }))
  }, [items, kind])
}

interface FiguresProps {
  readonly figures: readonly Figure[]
}

/** How far all applications have come, each step with those who have gone on from it. */
function ApplicationFunnel({ figures }: FiguresProps) {
  const words = useAdminWords()
  const { funnelSteps } = useStartupsWords()
  const counts = STATUSES.map((status) => ({
    status,
    count: figures.find(({ group }) => group === status)?.count ?? 0,
  }))
  const steps = funnelOf(counts)
  return (
    <Funnel
      label={words.funnel}
      steps={STEPS.map((name) => ({ name: funnelSteps[name], count: steps[name] }))}
    />
  )
}

/** Applications stand in the order of their way, everything else by how many they are. */
const inOrder = (kind: Kind, figures: readonly Figure[]) =>
  figures.toSorted((a, b) =>
    kind === 'applications'
      ? STATUSES.findIndex((one) => one === a.group) - STATUSES.findIndex((one) => one === b.group)
      : b.count - a.count,
  )

interface KindCardProps extends FiguresProps {
  readonly kind: Kind
  readonly byDay: readonly ByDay[] | undefined
}

function KindCard({ kind, figures, byDay }: KindCardProps) {
  const words = useAdminWords()
  const locale = useLocale()
  const nameOf = useGroupName()
  const days = useDays(kind, byDay)
  const mine = figures.filter((one) => one.kind === kind)
  const total = mine.reduce((sum, { count }) => sum + count, 0)
  const most = Math.max(1, ...mine.map(({ count }) => count))
  return (
    <Card title={words.kinds[kind]}>
      <p className={s.total}>{total.toLocaleString(locale)}</p>
      {kind === 'applications' && <ApplicationFunnel figures={mine} />}
      <ul className={s.figures}>
        {inOrder(kind, mine).map(({ group, count }) => (
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
      {byDay ? <Sparkline days={days} label={words.perDay} /> : <Skeleton lines={1} height={56} />}
    </Card>
  )
}

/** How many there are of everything, and how many came on which day. */
export function FiguresPage() {
  const words = useAdminWords()
  const { data, error, refetch } = useQuery(figuresReading)
  const days = useWhole(daysListing)
  // Days that are not read yet are not days on which nobody came.
  const byDay = days.isWhole ? days.items : undefined
  return (
    <Page title={words.parts.figures} isWide>
      {!data &&
        (error ? <Trouble onRetry={() => void refetch()} /> : <Skeleton lines={4} height={80} />)}
      {data && (
        <div className={s.kinds}>
          {KINDS.map((kind) => (
            <KindCard key={kind} kind={kind} figures={data.figures} byDay={byDay} />
          ))}
          <RevenueCard figures={data.figures} byDay={byDay} />
        </div>
      )}
    </Page>
  )
}
