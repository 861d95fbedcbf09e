import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useListing } from '../../api/listing.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { dateValue, daysFromToday, formatWeekday } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Title } from '../../ui/title.tsx'
import { TaskActions } from '../goals/task-actions.tsx'
import { TaskRow } from '../goals/task-row.tsx'
import { useDueLive } from '../goals/use-due-live.ts'
import { useCompanion } from '../goals/use-companion.ts'
import { useMe } from '../users/me.ts'
import { byDay, comingDays, type DayGroup, type DueDay } from './by-day.ts'
import { CalendarStrip } from './calendar-strip.tsx'
import { dueListing } from './readings.ts'
import type { DueTasksData } from './tasks.operations.ts'
import s from './tasks-page.module.css'
import { useTasksWords } from './words/index.ts'

const STRIP_DAYS = 14

type DueTask = DueTasksData['tasksDue']['items'][number]

const isOpen = ({ done }: DueTask) => !done

function useDayName() {
  const words = useTasksWords()
  const common = useCommon()
  const locale = useLocale()
  return (day: DueDay): string => {
    if (typeof day !== 'number') return words[day]
    const name = formatWeekday(locale, day)
    const away = daysFromToday(new Date(day).toISOString())
    return away > 1 ? name : `${away === 0 ? common.due.today : common.due.tomorrow} · ${name}`
  }
}

function DayCard({ group: { day, tasks } }: { readonly group: DayGroup<DueTask> }) {
  const nameOf = useDayName()
  const companionOf = useCompanion()
  const me = useMe()
  return (
    <Card
      title={nameOf(day)}
      action={<span className={s.count}>{tasks.filter(isOpen).length}</span>}
    >
      <ul data-overdue={day === 'overdue' || undefined}>
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            goal={task.goal}
            face={companionOf(task)}
            isDayKnown={day !== 'overdue'}
            actions={<TaskActions task={task} isOwner={task.goal?.owner?.id === me?.id} />}
          />
        ))}
      </ul>
    </Card>
  )
}

/** A day of the address, whether something is due on it or not. */
function ChosenDay({ groups, day }: { groups: readonly DayGroup<DueTask>[]; day: string }) {
  const words = useTasksWords()
  const found = groups.filter(
    (group) =>
      typeof group.day === 'number' && dateValue(new Date(group.day).toISOString()) === day,
  )
  const all = (
    <Link to="/tasks" className={buttonClass('plain', true)}>
      {words.all}
    </Link>
  )
  if (found.length === 0)
    return <Empty title={words.freeDay} text={words.freeDayText} action={all} />
  return (
    <>
      {found.map((group) => (
        <DayCard key={group.day} group={group} />
      ))}
      <p className={s.all}>{all}</p>
    </>
  )
}

/** Everything that is due, by day: what is late first, what has no day last. */
export function TasksPage() {
  const words = useTasksWords()
  const { day } = useSearch({ from: '/app/tasks' })
  const [now] = useState(() => Date.now())
  useDueLive()
  const list = useListing(dueListing)
  const groups = byDay(list.items ?? [], now)
  const open = (list.items ?? []).filter(isOpen).length
  const countOf = (at: number) =>
    groups.find((group) => group.day === at)?.tasks.filter(isOpen).length ?? 0
  const toGoals = (
    <Link to="/goals" className={buttonClass('brand')}>
      {words.toGoals}
    </Link>
  )
  return (
    <div className={s.page}>
      <header className={s.head}>
        <Title>{words.title}</Title>
        <p>{list.items ? words.lead(open) : '\u00a0'}</p>
      </header>
      <CalendarStrip days={comingDays(now, STRIP_DAYS)} countOf={countOf} chosen={day} />
      <Listing
        list={list}
        empty={<Empty title={words.empty} text={words.emptyText} action={toGoals} />}
        height={64}
      >
        {() => (
          <div className={s.days}>
            {day === undefined ? (
              groups.map((group) => <DayCard key={group.day} group={group} />)
            ) : (
              <ChosenDay groups={groups} day={day} />
            )}
          </div>
        )}
      </Listing>
    </div>
  )
}
