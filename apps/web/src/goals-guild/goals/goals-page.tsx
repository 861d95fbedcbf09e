import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useListing } from '../../api/listing.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Switch } from '../../ui/segments.tsx'
import { Title } from '../../ui/title.tsx'
import { TakingPartCard } from '../collaboration/taking-part.tsx'
import { GoalCard } from './goal-card.tsx'
import s from './goals-page.module.css'
import { NewGoal } from './new-goal.tsx'
import { GOAL_STATUSES, type GoalStatus } from './keys.ts'
import { goalsReading } from './readings.ts'
import { useGoalsWords } from './words/index.ts'

function GoalGrid({ status, onCreate }: { readonly status: GoalStatus; onCreate: () => void }) {
  const words = useGoalsWords()
  const list = useListing(goalsReading(status))
  const create = (
    <Button look="brand" onClick={onCreate}>
      {words.create}
    </Button>
  )
  const empty =
    status === 'active' ? (
      <Empty title={words.empty} text={words.emptyText} action={create} />
    ) : (
      <Empty title={words.noneOf[status]} text={words.means[status]} />
    )
  return (
    <Listing list={list} height={80} empty={empty}>
      {(items) => (
        <div className={s.grid}>
          {items.map((goal) => (
            <GoalCard key={goal.id} goal={goal} />
          ))}
        </div>
      )}
    </Listing>
  )
}

export function GoalsPage() {
  const words = useGoalsWords()
  const navigate = useNavigate()
  const { status = 'active' } = useSearch({ from: '/app/goals' })
  const [isCreating, setCreating] = useState(false)
  return (
    <div className={s.page}>
      <header className={s.head}>
        <Title>{words.title}</Title>
        <Button look="brand" icon="plus" onClick={() => setCreating(true)}>
          {words.create}
        </Button>
      </header>
      <Switch
        label={words.title}
        value={status}
        choices={GOAL_STATUSES.map((one) => [one, words.status[one]])}
        onChoose={(next) =>
          void navigate({
            to: '/goals',
            search: next === 'active' ? {} : { status: next },
            replace: true,
          })
        }
      />
      <div className={s.list}>
        <GoalGrid status={status} onCreate={() => setCreating(true)} />
        {status === 'active' && <TakingPartCard />}
      </div>
      {isCreating && <NewGoal onClose={() => setCreating(false)} />}
    </div>
  )
}
