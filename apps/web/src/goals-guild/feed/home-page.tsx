import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { daysFromToday } from '../../i18n/dates.ts'
import { Card, cardStyles } from '../../ui/card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { TaskRow } from '../goals/task-row.tsx'
import { useDueLive } from '../goals/use-due-live.ts'
import { useCompanion } from '../goals/use-companion.ts'
import { LevelCard } from '../quests/level-card.tsx'
import { useMe } from '../users/me.ts'
import type { HomeData } from './feed.operations.ts'
import { FeedList } from './feed-list.tsx'
import s from './home-page.module.css'
import { homeReading } from './readings.ts'
import { useFeedWords } from './words/index.ts'

const HomeSide = lazy(async () => ({ default: (await import('./home-side.tsx')).HomeSide }))

const NEXT_MAX = 3

type DueTask = HomeData['tasksDue']['items'][number]

const daysTo = ({ dueAt }: DueTask) => (dueAt === null ? Infinity : daysFromToday(dueAt))

function Clear({ isAnyPlanned }: { readonly isAnyPlanned: boolean }) {
  const words = useFeedWords()
  if (isAnyPlanned)
    return (
      <p className={s.clear}>
        <Icon name="star" size={18} /> <strong>{words.allDone}</strong> {words.allDoneText}
      </p>
    )
  return (
    <p className={s.clear}>
      <Icon name="flag" size={18} /> <strong>{words.noSteps}</strong>{' '}
      <Link to="/goals" className={cardStyles.link}>
        {words.noStepsText}
      </Link>
    </p>
  )
}

function Today({ tasks }: { readonly tasks: readonly DueTask[] }) {
  const words = useFeedWords()
  const companionOf = useCompanion()
  const rows = (some: readonly DueTask[]) =>
    some.map((task) => (
      <TaskRow key={task.id} task={task} goal={task.goal} face={companionOf(task)} />
    ))
  const today = tasks.filter((task) => daysTo(task) <= 0)
  const next = tasks.filter((task) => daysTo(task) > 0 && daysTo(task) < Infinity)
  return (
    <Card
      title={words.today}
      action={
        <Link to="/tasks" className={cardStyles.link}>
          {words.allSteps}
        </Link>
      }
    >
      {today.length > 0 ? <ul>{rows(today)}</ul> : <Clear isAnyPlanned={tasks.length > 0} />}
      {next.length > 0 && (
        <>
          <h3 className={s.later}>{words.later}</h3>
          <ul>{rows(next.slice(0, NEXT_MAX))}</ul>
        </>
      )}
    </Card>
  )
}

/** The first word of a name, as friends say it. */
const firstName = (name: string) => name.split(/\s/)[0] ?? name

export function HomePage() {
  const words = useFeedWords()
  const me = useMe()
  useDueLive()
  const { data, isError, refetch } = useQuery(homeReading)
  const tasks = data?.tasksDue.items ?? []
  const due = tasks.filter((task) => !task.done && daysTo(task) <= 0).length
  return (
    <div className={s.page}>
      <div className={s.main}>
        <header className={s.greeting}>
          <h1>{me ? words.greeting(firstName(me.fullName), new Date().getHours()) : '\u00a0'}</h1>
          <p>{data ? words.summary(due) : '\u00a0'}</p>
        </header>
        <div className={s.strip}>
          <LevelCard />
        </div>
        {isError && !data && <Trouble onRetry={() => void refetch()} />}
        {!data && !isError && (
          <Card title={words.today}>
            <Skeleton lines={4} height={22} />
          </Card>
        )}
        {data && <Today tasks={tasks} />}
        {/* What is above it has its size by then: nothing moves. */}
        {(data || isError) && <FeedList />}
      </div>
      <aside className={s.side}>
        <LevelCard />
        <Suspense
          fallback={
            <Card>
              <Skeleton lines={6} />
            </Card>
          }
        >
          <HomeSide />
        </Suspense>
      </aside>
    </div>
  )
}
