import { Link } from '@tanstack/react-router'
import { daysFromToday } from '../../i18n/dates.ts'
import { Icon } from '../../ui/icons.tsx'
import s from './goal-card.module.css'
import type { GoalCardFields } from './goals.operations.ts'
import { Trail } from './trail.tsx'
import { VISIBILITY_ICONS } from './visibility.ts'
import { useGoalsWords } from './words/index.ts'

export function GoalCard({ goal }: { readonly goal: GoalCardFields }) {
  const words = useGoalsWords()
  const isDone = goal.status === 'completed'
  return (
    <Link to="/goals/$goalId" params={{ goalId: goal.id }} className={s.card}>
      <div className={s.picture}>
        <Trail
          seed={goal.id}
          progress={isDone ? 100 : goal.progress}
          milestones={goal.milestones.items}
        />
      </div>
      <div className={s.text}>
        <h2>{goal.title}</h2>
        <div className={s.meta}>
          <span>
            {goal.taskCount > 0 ? words.steps(goal.doneCount, goal.taskCount) : words.noTasks}
          </span>
          {isDone && (
            <span className={s.good}>
              <Icon name="flag" size={14} /> {words.summitReached}
            </span>
          )}
          {!isDone && goal.deadline && (
            <span>
              <Icon name="calendar" size={14} /> {words.left(daysFromToday(goal.deadline))}
            </span>
          )}
          <span title={words[goal.visibility]}>
            <Icon name={VISIBILITY_ICONS[goal.visibility]} size={14} />
            <span className="hidden-text">{words[goal.visibility]}</span>
          </span>
        </div>
      </div>
    </Link>
  )
}
