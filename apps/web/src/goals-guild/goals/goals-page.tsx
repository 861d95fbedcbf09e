import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { GoalCard } from './goal-card.tsx'
import s from './goals-page.module.css'
import { NewGoal } from './new-goal.tsx'
import { type GoalStatus, goalsReading } from './readings.ts'
import { useGoalsWords } from './words/index.ts'

const STATUSES: readonly GoalStatus[] = ['active', 'completed']

function GoalGrid({ status, onCreate }: { readonly status: GoalStatus; onCreate: () => void }) {
  const words = useGoalsWords()
  const { data, isError, refetch } = useQuery(goalsReading(status))
  if (isError) return <Trouble onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} height={80} />
  if (data.goals.items.length > 0)
    return (
      <div className={s.grid}>
        {data.goals.items.map((goal) => (
          <GoalCard key={goal.id} goal={goal} />
        ))}
      </div>
    )
  return (
    <Empty
      title={words.empty}
      text={words.emptyText}
      action={
        <Button look="brand" onClick={onCreate}>
          {words.create}
        </Button>
      }
    />
  )
}

export function GoalsPage() {
  const words = useGoalsWords()
  const [status, setStatus] = useState<GoalStatus>('active')
  const [isCreating, setCreating] = useState(false)
  return (
    <div className={s.page}>
      <header className={s.head}>
        <h1>{words.title}</h1>
        <Button look="brand" icon="plus" onClick={() => setCreating(true)}>
          {words.create}
        </Button>
      </header>
      <div className={s.switch} role="group" aria-label={words.title}>
        {STATUSES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={status === one}
            onClick={() => setStatus(one)}
          >
            {words[one]}
          </button>
        ))}
      </div>
      <GoalGrid status={status} onCreate={() => setCreating(true)} />
      {isCreating && <NewGoal onClose={() => setCreating(false)} />}
    </div>
  )
}
