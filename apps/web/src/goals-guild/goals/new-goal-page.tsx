import { useNavigate, useSearch } from '@tanstack/react-router'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Title } from '../../ui/title.tsx'
import { GoalForm } from './goal-form.tsx'
import s from './goals-page.module.css'
import { useGoalsWords } from './words/index.ts'

/** Whoever has just arrived goes on to ask somebody along. */
export function NewGoalPage() {
  const words = useGoalsWords()
  const navigate = useNavigate()
  const { first } = useSearch({ from: '/app/goals/new' })
  const to = first ? '/goals/$goalId/invite' : '/goals/$goalId'
  return (
    <div className={s.narrow}>
      <BackLink to="/goals">{words.title}</BackLink>
      <Title>{first ? words.firstGoal : words.create}</Title>
      {first && <p className={s.lead}>{words.emptyText}</p>}
      <Card>
        <GoalForm onDone={(goalId) => void navigate({ to, params: { goalId }, replace: true })} />
      </Card>
    </div>
  )
}
