import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../api/errors.ts'
import { useListing } from '../../../api/listing.ts'
import { useCommon } from '../../../i18n/common/index.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Listing } from '../../../ui/listing.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Trouble } from '../../../ui/trouble.tsx'
import { ActivityCard } from '../../feed/activity-card.tsx'
import { grouped } from '../../feed/grouped.ts'
import { GoalCard } from '../../goals/goal-card.tsx'
import { YearCard } from '../../quests/heat-map.tsx'
import { PersonHead } from './person-head.tsx'
import s from './person-page.module.css'
import { personActivitiesListing, personGoalsListing, personPageReading } from './readings.ts'
import { useUsersWords } from '../words/index.ts'

interface OfPerson {
  readonly person: { readonly id: string; readonly fullName: string }
}

function Goals({ person }: OfPerson) {
  const { person: words } = useUsersWords()
  const list = useListing(personGoalsListing(person.id))
  return (
    <Listing
      list={list}
      empty={<Empty title={words.noGoals} text={words.noGoalsText(person.fullName)} />}
      height={90}
    >
      {(goals) => (
        <div className={s.grid}>
          {goals.map((goal) => (
            <GoalCard key={goal.id} goal={goal} />
          ))}
        </div>
      )}
    </Listing>
  )
}

function Activities({ person }: OfPerson) {
  const { person: words } = useUsersWords()
  const list = useListing(personActivitiesListing(person.id))
  return (
    <Listing
      list={list}
      empty={<Empty title={words.noSteps} text={words.noStepsText(person.fullName)} />}
      height={90}
    >
      {(items) => (
        <div className={s.feed}>
          {grouped(items).map((activities) => (
            <ActivityCard key={activities[0].id} activities={activities} />
          ))}
        </div>
      )}
    </Listing>
  )
}

export function PersonPage() {
  const { nick } = useParams({ from: '/app/people/$nick' })
  const { person: words } = useUsersWords()
  const common = useCommon()
  const [part, setPart] = useState<'goals' | 'steps'>('goals')
  const { data, error, refetch } = useQuery(personPageReading(nick))
  if (error instanceof ApiError && error.code === 'NOT_FOUND')
    return (
      <Empty
        isPage
        title={common.missing}
        text={common.missingText}
        action={
          <Link to="/people" className={buttonClass('plain')}>
            {words.toPeople}
          </Link>
        }
      />
    )
  if (error && !data) return <Trouble onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className={s.page}>
        <Skeleton lines={5} height={48} />
      </div>
    )
  const person = data.userByNickname
  return (
    <div className={s.page}>
      <PersonHead person={person} />
      <YearCard userId={person.id} />
      <Segments label={person.fullName}>
        {(['goals', 'steps'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={part === name}
            onClick={() => setPart(name)}
          >
            {words[name]}
          </button>
        ))}
      </Segments>
      {part === 'goals' ? <Goals person={person} /> : <Activities person={person} />}
    </div>
  )
}
