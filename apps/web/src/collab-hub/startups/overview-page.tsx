import { useQuery } from '@tanstack/react-query'
import { queries, reading } from '../../api/cache.ts'
import { useWhole } from '../../api/whole.ts'
import { Card } from '../../ui/card.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Unread } from '../../ui/unread.tsx'
import { pendingAccessListing } from '../access/readings.ts'
import { isSilent } from '../applications/board/silence.ts'
import { pendingApplicationsListing } from '../applications/board/readings.ts'
import { deckReading } from '../decks/readings.ts'
import { Funnel } from '../kit/funnel.tsx'
import { Page, pageStyles } from '../kit/page.tsx'
import { Pill, STARTUP_TONES } from '../kit/pill.tsx'
import { dayName, lastDays, Sparkline } from '../kit/sparkline.tsx'
import { To, usePart } from '../../shell/nav.tsx'
import { startupRolesReading } from '../roles/readings.ts'
import { StartupFigures, type StartupFiguresData } from '../stats/stats.operations.ts'
import { useTermsWords } from '../terms/words/index.ts'
import { funnelOf } from './funnel-of.ts'
import s from './overview-page.module.css'
import { startupKey, startupReading } from './readings.ts'
import { useStartupsWords } from './words/index.ts'

const DAYS = 30
const STEPS = ['views', 'applied', 'reviewing', 'shortlisted', 'accepted'] as const

type Day = StartupFiguresData['startupFigures']['days'][number]

interface OfStartup {
  readonly startupId: string
}

interface Waiting {
  readonly icon: IconName
  readonly text: string
  readonly to: string
  readonly asked?: Readonly<Record<string, string>>
}

/** Everything that only the founder can move on. */
function useWaiting({ startupId }: OfStartup) {
  const words = useStartupsWords()
  const readings = [
    useQuery(startupReading(startupId)),
    useWhole(pendingApplicationsListing(startupId)),
    useWhole(pendingAccessListing(startupId)),
    useQuery(deckReading(startupId)),
    useQuery(startupRolesReading(startupId)),
  ] as const
  const [{ data }, applications, access, { data: deck }, { data: known }] = readings
  const roles = known?.startupRoles.items
  // A number that is still being counted would grow under the eyes of who reads it.
  const isCounted = applications.isWhole && access.isWhole
  if (!data || !isCounted || !deck || !roles) return { readings }
  const { status, reviewNotes } = data.startup
  const at = (part: string) => `/s/${startupId}/${part}`
  const waiting = applications.items?.filter((one) => one.status === 'PENDING') ?? []
  const fresh = waiting.length
  const silent = waiting.filter(isSilent).length
  const asking = access.items?.filter((one) => one.status === 'PENDING').length ?? 0
  const all: readonly (Waiting & { readonly isSo: boolean })[] = [
    {
      isSo: status === 'DRAFT',
      icon: 'pen',
      text: reviewNotes ? words.waitingBack : words.waitingDraft,
      to: at('profile'),
    },
    { isSo: silent > 0, icon: 'clock', text: words.waitingSilent(silent), to: at('applicants') },
    { isSo: fresh > 0, icon: 'people', text: words.waitingNew(fresh), to: at('applicants') },
    { isSo: asking > 0, icon: 'key', text: words.waitingAccess(asking), to: at('investors') },
    { isSo: deck.deck === null, icon: 'image', text: words.waitingDeck, to: at('deck') },
    {
      isSo: !roles.some(({ isOpen }) => isOpen),
      icon: 'flag',
      text: words.waitingRoles,
      to: at('roles'),
    },
  ]
  return { readings, waiting: all.filter(({ isSo }) => isSo) }
}

function Waits({ waiting, readings }: ReturnType<typeof useWaiting>) {
  const words = useStartupsWords()
  return (
    <Card title={words.waits}>
      {!waiting && <Unread of={readings} lines={3} height={36} />}
      {waiting?.length === 0 && <p className={pageStyles.note}>{words.nothingWaits}</p>}
      <ul className={s.waits}>
        {waiting?.map(({ icon, text, to }) => (
          <li key={text}>
            <To to={to} className={s.wait}>
              <Icon name={icon} size={16} /> <span>{text}</span> <Icon name="chevron" size={15} />
            </To>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const figuresReading = (startupId: string) =>
  reading([...startupKey(startupId), 'figures'], StartupFigures, { startupId })

/** All that the page is made of, on its way before there is a page. */
export const readAhead = (startupId: string): Promise<unknown> =>
  Promise.all([
    queries.prefetchQuery(startupReading(startupId)),
    queries.prefetchQuery(figuresReading(startupId)),
    queries.prefetchQuery(deckReading(startupId)),
    queries.prefetchQuery(startupRolesReading(startupId)),
    queries.prefetchInfiniteQuery(pendingApplicationsListing(startupId)),
    queries.prefetchInfiniteQuery(pendingAccessListing(startupId)),
  ])

/** A bar for each of the last days, also for those on which nobody looked. */
function daysOf(days: readonly Day[], count: (day: Day) => number) {
  const counts = new Map(days.map((one) => [one.day, count(one)]))
  return lastDays(DAYS).map((day) => ({ day, count: counts.get(dayName(day)) ?? 0 }))
}

function Views({ startupId }: OfStartup) {
  const words = useStartupsWords()
  const reading = useQuery(figuresReading(startupId))
  const figures = reading.data?.startupFigures
  const parts = [
    { title: words.pageViews, none: words.noPageViews, count: ({ views }: Day) => views },
    { title: words.deckViews, none: words.noViews, count: ({ deckViews }: Day) => deckViews },
  ]
  return parts.map(({ title, none, count }) => {
    const days = daysOf(figures?.days ?? [], count)
    const sum = days.reduce((total, one) => total + one.count, 0)
    return (
      <Card key={title} title={title}>
        {!figures && <Unread of={[reading]} lines={1} height={64} />}
        {figures && sum === 0 && <p className={pageStyles.note}>{none}</p>}
        {sum > 0 && (
          <>
            <p className={s.number}>{words.views(sum)}</p>
            <Sparkline days={days} label={title} />
          </>
        )}
      </Card>
    )
  })
}

function PerRole({ startupId }: OfStartup) {
  const words = useStartupsWords()
  const roles = useQuery(figuresReading(startupId)).data?.startupFigures.roles
  if (!roles || roles.length === 0) return null
  return (
    <Card title={words.perRole}>
      <p className={pageStyles.note}>
        {STEPS.slice(1)
          .map((name) => words.funnelSteps[name])
          .join(' → ')}
      </p>
      <ul className={s.roles}>
        {roles.map(({ roleId, title, statuses }) => {
          const steps = funnelOf(statuses)
          return (
            <li key={roleId}>
              <To to={`/s/${startupId}/applicants`} asked={{ role: roleId }} className={s.role}>
                <span>{title}</span>
                <b>
                  {steps.applied} → {steps.reviewing} → {steps.shortlisted} → {steps.accepted}
                </b>
              </To>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** How the startup stands, and what waits for its founder. */
export function OverviewPage() {
  const startupId = usePart('startupId')
  const words = useStartupsWords()
  const terms = useTermsWords()
  const startup = useQuery(startupReading(startupId)).data?.startup
  const figures = useQuery(figuresReading(startupId))
  const known = figures.data?.startupFigures
  const steps = known && {
    views: known.days.reduce((sum, day) => sum + day.views, 0),
    ...funnelOf(known.roles.flatMap(({ statuses }) => statuses)),
  }
  const waits = useWaiting({ startupId })
  const isFailed = [figures, ...waits.readings].some(({ error }) => error !== null)
  return (
    <Page
      title={words.overview}
      crumb={<To to={`/startups/${startupId}`}>{startup?.name ?? '…'}</To>}
      aside={
        startup?.status && (
          <Pill tone={STARTUP_TONES[startup.status]}>{terms.startupStatus[startup.status]}</Pill>
        )
      }
      isWide
    >
      {/* All at once, or each for itself where one of them failed: nothing moves when another is there. */}
      {(steps && waits.waiting) || isFailed ? (
        <div className={s.grid}>
          <div className={pageStyles.stack}>
            <Card title={words.funnel}>
              {steps ? (
                <Funnel
                  label={words.funnel}
                  steps={STEPS.map((name) => ({
                    name: words.funnelSteps[name],
                    count: steps[name],
                  }))}
                />
              ) : (
                <Unread of={[figures]} lines={4} height={30} />
              )}
            </Card>
            <PerRole startupId={startupId} />
          </div>
          <div className={pageStyles.stack}>
            <Waits {...waits} />
            <Views startupId={startupId} />
          </div>
        </div>
      ) : (
        <Skeleton lines={5} height={72} />
      )}
    </Page>
  )
}
